/** True when a process with this id runs, also one of another user. */
export declare function isAlive(pid: number): boolean;
