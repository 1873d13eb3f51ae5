import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** The leads of a load, by their markers. */
export interface LeadLoad {
  /** How many leads were accepted. */
  accepted(): number;
  /** How many requests were answered with 503. */
  refused(): number;
  /** Sends each lead that has begun until it is accepted; resolves to the markers of all. */
  stop(): Promise<string[]>;
  /** Answers that are neither an acceptance nor a 503 with `Retry-After`. */
  readonly odd: readonly string[];
}

interface LeadLoadOptions {
  /** The site, or a proxy in front of several. */
  origin: string;
  /** Leads that are on their way at a time. */
  concurrency?: number;
  /** A request without an answer after this time is odd. */
  answerWithinMs?: number;
}

/** Sends leads one after the other, each with the same Idempotency-Key until it is accepted, as a form does. */
export function startLeadLoad({
  origin,
  concurrency = 3,
  answerWithinMs = 20_000,
}: LeadLoadOptions): LeadLoad {
  const markers: string[] = [];
  const odd: string[] = [];
  let accepted = 0;
  let refused = 0;
  let isRunning = true;

  async function sendOne(): Promise<void> {
    const marker = `lead-${randomUUID()}`;
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
    const body = JSON.stringify({ type: "text", body: `Is it still there?\n${marker}\n` });
    markers.push(marker);
    for (;;) {
      const signal = AbortSignal.timeout(answerWithinMs);
      const request = { method: "POST", headers, body, signal };
      const answer = await answerOf(`${origin}/api/email/send`, request);
      if (answer.status === 200) {
        accepted += 1;
        return;
      }
      if (answer.status === 503 && answer.retryAfter) refused += 1;
      else odd.push(`${answer.status} ${answer.text}`);
      await sleep(100);
    }
  }

  const clients = Array.from({ length: concurrency }, async () => {
    while (isRunning) {
      await sendOne();
      await sleep(50);
    }
  });
  return {
    odd,
    accepted: () => accepted,
    refused: () => refused,
    async stop() {
      isRunning = false;
      await Promise.all(clients);
      return markers;
    },
  };
}

/** Status 0 = there is no complete answer. */
async function answerOf(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    return { status: response.status, text, retryAfter: response.headers.get("retry-after") };
  } catch (error) {
    const text = `${String(error)} ${String(Object(error).cause)}`;
    return { status: 0, text, retryAfter: null };
  }
}
