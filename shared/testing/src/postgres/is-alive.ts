import { errorCode } from "@forecourt/service-kit/error-code";

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to another user.
    return errorCode(error) === "EPERM";
  }
}
