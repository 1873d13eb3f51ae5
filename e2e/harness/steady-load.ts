import { setTimeout as sleep } from "node:timers/promises";

/** What a load saw until it was stopped. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  /** Answers that were no 200, and requests that got no answer. */
  failures: string[];
}

/**
 * Asks for `addresses` in turn, at most `perSecond` times a second and `atOnce` at a time, until the
 * returned call. A slow machine gets fewer requests, never more at once.
 */
export function startLoad(
  addresses: string[],
  perSecond: number,
  atOnce = 8,
): () => Promise<LoadReport> {
  const report: LoadReport = { requests: 0, perSecond: 0, failures: [] };
  const startedAt = performance.now();
  let running = true;
  async function work() {
    while (running) {
      const due = startedAt + (report.requests * 1000) / perSecond;
      const address = addresses[report.requests % addresses.length] ?? "";
      report.requests += 1;
      await sleep(Math.max(0, due - performance.now()));
      const failure = await ask(address);
      if (failure) report.failures.push(failure);
    }
  }
  const workers = Array.from({ length: atOnce }, work);
  return async () => {
    running = false;
    await Promise.all(workers);
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...report, perSecond: Math.round(report.requests / seconds) };
  };
}

async function ask(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    await answer.text();
    return answer.status === 200 ? null : `${answer.status} ${address}`;
  } catch (error) {
    return `${String(error)} ${address}`;
  }
}
