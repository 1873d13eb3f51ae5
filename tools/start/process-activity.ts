import { readFileSync } from "node:fs";

/** State and processor time of a process, as the system reports them. */
export interface ProcessActivity {
  /** `stopped` by a signal or a debugger, `waiting` for an event, or `running`, also when it waits for a processor or a disk. */
  state: "stopped" | "waiting" | "running";
  /** Processor time of all its threads since its start. */
  cpuMs: number;
}

/** Linux reports processor time in hundredths of a second on every platform. */
const TICK_MS = 10;

/** Null where the system does not report it, or the process is gone. */
export function readProcessActivity(pid: number): ProcessActivity | null {
  if (process.platform !== "linux") return null;
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}

/** The line of `/proc/PID/stat`, see proc_pid_stat(5). The name in parentheses may contain anything. */
export function parseStat(line: string): ProcessActivity {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const [state = ""] = fields;
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { state: stateNames[state] ?? "running", cpuMs: ticks * TICK_MS };
}

const stateNames: Record<string, ProcessActivity["state"]> = {
  T: "stopped",
  t: "stopped",
  S: "waiting",
};
