import { setTimeout as sleep } from "node:timers/promises";

/** Results of a load. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  /** Responses other than 200, and requests without a response. */
  failures: string[];
}

/**
 * Requests `addresses` in turn, at most `perSecond` per second and `concurrency` at a time, until the
 * returned function is called and each address was requested. A slow machine gets fewer requests, never more at a time.
 */
export function startLoad(
  addresses: string[],
  perSecond: number,
  concurrency = 8,
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
  const workers = Array.from({ length: concurrency }, work);
  return async () => {
    while (report.requests <= addresses.length) await sleep(20);
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
