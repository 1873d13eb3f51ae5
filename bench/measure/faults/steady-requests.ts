import { type SentRequest, sendRequest } from "./send-request.ts";

/** One request of a load and its outcome. */
export interface Outcome {
  name: string;
  /** `performance.now()` when it was sent. */
  sentAt: number;
  ms: number;
  hasFailed: boolean;
}

/** Requests that are sent at a fixed rate, whether or not earlier ones were answered. */
export interface SteadyRequests {
  name: string;
  perSecond: number;
  next(): SentRequest;
  /** Called with the status of each, or null. */
  onStatus?(request: SentRequest, status: number | null): void;
}

/** Sends all `loads` to the gateway until the returned function is called; it waits for the last responses. */
export function startRequests(
  port: number,
  loads: readonly SteadyRequests[],
): () => Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  const send = async ({ name, next, onStatus }: SteadyRequests) => {
    const sentAt = performance.now();
    const request = next();
    const status = await sendRequest(port, request);
    onStatus?.(request, status);
    const hasFailed = status === null || status === 429 || status >= 500;
    outcomes.push({ name, sentAt, ms: performance.now() - sentAt, hasFailed });
  };
  const timers = loads.map((one) =>
    setInterval(() => {
      const sending = send(one).finally(() => running.delete(sending));
      running.add(sending);
    }, 1000 / one.perSecond),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
    return outcomes;
  };
}

/** What the visitors of one kind saw. */
export interface OutageFigures {
  requests: number;
  failed: number;
  /** The longest time in which one page failed: from its first failed request to its next good one. */
  longestMs: number;
  slowestMs: number;
}

/** Sums up the outcomes whose names pass `isCounted`. */
export function outageOf(
  outcomes: readonly Outcome[],
  isCounted: (name: string) => boolean,
): OutageFigures {
  const counted = outcomes
    .filter(({ name }) => isCounted(name))
    .toSorted((a, b) => a.sentAt - b.sentAt);
  const names = [...new Set(counted.map(({ name }) => name))];
  const longest = names.map((name) => longestOutage(counted.filter((one) => one.name === name)));
  return {
    requests: counted.length,
    failed: counted.filter(({ hasFailed }) => hasFailed).length,
    longestMs: Math.round(Math.max(0, ...longest)),
    slowestMs: Math.round(Math.max(0, ...counted.map(({ ms }) => ms))),
  };
}

/** Failures with a shorter time between them belong to the same outage, whatever was answered meanwhile. */
const SAME_OUTAGE_MS = 500;

function longestOutage(outcomes: readonly Outcome[]): number {
  let longest = 0;
  let begin = 0;
  let lastFailure = Number.NEGATIVE_INFINITY;
  for (const [index, { sentAt, ms, hasFailed }] of outcomes.entries()) {
    if (!hasFailed) continue;
    if (sentAt - lastFailure > SAME_OUTAGE_MS) begin = sentAt;
    lastFailure = sentAt;
    const end = outcomes[index + 1]?.sentAt ?? sentAt + ms;
    longest = Math.max(longest, end - begin);
  }
  return longest;
}
