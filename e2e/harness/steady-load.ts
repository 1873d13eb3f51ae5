import { setTimeout as sleep } from "node:timers/promises";
import { isSoak } from "./config.ts";

/**
 * Requests per second of the visitors who go on while a site changes: enough to meet each moment of the change. More would
 * slow down the journeys beside this one.
 */
export const changeLoad = isSoak() ? 200 : 5;

/** Results of a load. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  /** Faults of answers, such as a status other than 200, and requests without an answer. */
  failures: string[];
}

/** Sends a request over a connection that stays open. Resolves to the fault of its answer; null = none. */
type Ask = () => Promise<string | null>;

/**
 * Requests `addresses` in turn, at most `perSecond` per second and `concurrency` at a time, until the
 * returned function is called and each address was requested. A slow machine gets fewer requests, never more at a time.
 */
export function startLoad(
  addresses: string[],
  perSecond: number,
  concurrency = 8,
): () => Promise<LoadReport> {
  const asks = addresses.map(
    (address) => () => ask(address).catch((error: unknown) => `${String(error)} ${address}`),
  );
  return startAsking(asks, perSecond, concurrency);
}

/** Like `startLoad`, with requests and checks of the answers by the caller. */
export function startAsking(
  asks: readonly Ask[],
  perSecond: number,
  concurrency = 8,
): () => Promise<LoadReport> {
  const report: LoadReport = { requests: 0, perSecond: 0, failures: [] };
  const startedAt = performance.now();
  let running = true;
  async function work() {
    while (running) {
      const due = startedAt + (report.requests * 1000) / perSecond;
      const next = asks[report.requests % asks.length];
      report.requests += 1;
      await sleep(Math.max(0, due - performance.now()));
      const failure = await next?.().catch(String);
      if (failure) report.failures.push(failure);
    }
  }
  const workers = Array.from({ length: concurrency }, work);
  return async () => {
    while (report.requests <= asks.length) await sleep(20);
    running = false;
    await Promise.all(workers);
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...report, perSecond: Math.round(report.requests / seconds) };
  };
}

async function ask(address: string): Promise<string | null> {
  const answer = await fetch(address);
  await answer.text();
  return answer.status === 200 ? null : `${answer.status} ${address}`;
}
