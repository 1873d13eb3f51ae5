/** A command to the process that runs a test's site. */
export interface Command {
  id: number;
  /** hold: kill and keep down. resume: start again. pause, proceed: SIGSTOP, SIGCONT. */
  action: "hold" | "resume" | "pause" | "proceed";
  /** Name of a process: an area, "shell" or "gateway". */
  name: string;
}

export interface Answer {
  id: number;
  error: string | null;
}

export interface Ready {
  /** The gateway's port. */
  ready: number;
  /** The port of all metrics; null = the test wants none. */
  metrics: number | null;
}
