import { readFileSync } from "node:fs";

/** State of this process's main thread, as the operating system reports it. */
export interface MainThread {
  /** Processor time of the thread since its start, in ms. */
  ranMs: number;
  /** Whether it runs or would run if it got a processor or a disk; otherwise it waits for an event. */
  wantsToRun: boolean;
}

/**
 * Reads the state of the main thread from Linux (`schedstat` and `stat`, see proc(5)); null where the system has no
 * such files.
 */
export function readMainThread(): MainThread | null {
  const folder = `/proc/self/task/${process.pid}`;
  try {
    const [ranNs] = readFileSync(`${folder}/schedstat`, "utf8").split(" ");
    const stat = readFileSync(`${folder}/stat`, "utf8");
    return {
      ranMs: Number(ranNs) / 1e6,
      wantsToRun: !/^ [St]/i.test(stat.slice(stat.lastIndexOf(")") + 1)),
    };
  } catch {
    return null;
  }
}

/**
 * Sleeps until the main thread has been blocked for `ms`, or is no longer blocked. Time in which it wanted to run and
 * did not, because the machine is busy, counts for nothing.
 */
export async function sleepWhileBlocked(
  ms: number,
  {
    isBlocked,
    read,
    sleep,
  }: { isBlocked(): boolean; read(): MainThread | null; sleep(ms: number): Promise<unknown> },
): Promise<void> {
  let missing = ms;
  let before = read();
  do {
    await sleep(missing);
    const now = read();
    if (!before || !now?.wantsToRun) return;
    missing -= now.ranMs - before.ranMs;
    before = now;
  } while (missing >= 1 && isBlocked());
}
