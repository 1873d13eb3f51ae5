import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readRunFile, removeRunFile } from "./run-file.ts";
import { StartError } from "./start-error.ts";

/**
 * Makes sure that no other site uses a data folder. Processes end when their supervisor has ended, except a process
 * that hung at that moment, which is killed here.
 * @throws StartError while the supervisor of an earlier start is still running.
 */
export function clearPreviousRun(dataDir: string): void {
  const run = readRunFile(dataDir);
  if (run === null) return;
  if (isOurs(run.pid)) {
    throw new StartError(
      `The site already runs on ${dataDir} (process ${run.pid}, port ${run.port}). ` +
        "Stop it, or set DATA_DIR to another folder.",
    );
  }
  for (const { pid } of run.processes) {
    if (pid !== undefined && isOurs(pid)) process.kill(pid, "SIGKILL");
  }
  removeRunFile(dataDir);
}

/** Checks the command line, because the system reuses the ids of ended processes. */
function isOurs(pid: number): boolean {
  const command = pid === process.pid ? "" : commandOf(pid);
  return /(tools|services|shell|e2e)\/[\w/-]+\.ts/.test(command);
}

/** The command line of a running process; empty when there is none. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    // The system returns an error for a process that does not exist.
    return "";
  }
}
