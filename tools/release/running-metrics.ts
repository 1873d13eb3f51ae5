import { readRunFile } from "../start/run-file.ts";

const timeoutMs = 3_000;

/**
 * The metrics of every process of the site that runs on a data folder, in Prometheus' format; null when none runs. A
 * process that does not answer is left out.
 */
export async function runningMetrics(dataDir: string): Promise<string[] | null> {
  const run = readRunFile(dataDir);
  if (!run) return null;
  const texts = await Promise.all(
    run.processes
      .filter(({ isExternal }) => !isExternal)
      .map(async ({ port, operationsPort }) => {
        try {
          const address = `http://127.0.0.1:${operationsPort ?? port}/metrics`;
          const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
          return answer.ok ? await answer.text() : null;
        } catch {
          return null;
        }
      }),
  );
  return texts.filter((text) => text !== null);
}
