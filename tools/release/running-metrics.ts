import { readRunFile } from "../start/run-file.ts";

const timeoutMs = 3_000;

/** The metrics of one process, in Prometheus' format. */
export interface ProcessMetrics {
  /** Id that stays the same for as long as the process runs. */
  id: string;
  text: string;
}

/**
 * The metrics of every process of the site that runs on a data folder; null when none runs. A process that does not
 * answer is left out.
 */
export async function runningProcesses(dataDir: string): Promise<ProcessMetrics[] | null> {
  const run = readRunFile(dataDir);
  if (!run) return null;
  const found = await Promise.all(
    run.processes
      .filter(({ isExternal }) => !isExternal)
      .map(async ({ pid, port, operationsPort }) => {
        try {
          const address = `http://127.0.0.1:${operationsPort ?? port}/metrics`;
          const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
          return answer.ok ? { id: `${port} ${pid}`, text: await answer.text() } : null;
        } catch {
          return null;
        }
      }),
  );
  return found.filter((one) => one !== null);
}

/** The texts alone. */
export async function runningMetrics(dataDir: string): Promise<string[] | null> {
  return (await runningProcesses(dataDir))?.map(({ text }) => text) ?? null;
}
