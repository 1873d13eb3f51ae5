import type { DeliveryFailure } from "../store/outbox.ts";
import type { Failure } from "./transport.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays between retries, and how long a mail is retried in total, in milliseconds. */
export const retrySchedule = {
  /** Failures that may be over in a moment. */
  temporary: { firstMs: SECOND, maxMs: HOUR, totalMs: 24 * HOUR },
  /** A permanent refusal is often a mistake of the receiver that is corrected within the hour. */
  refused: { firstMs: MINUTE, maxMs: HOUR, totalMs: HOUR },
} as const;

/**
 * When to retry a mail after a failure. The delay doubles each time, minus up to a quarter at random, so
 * that mails that failed together are not retried together. The last try is at the end of the total.
 *
 * @param failures Earlier failures.
 * @param random From 0 to 1.
 */
export function scheduleRetry(
  { firstDueAt, failures }: { firstDueAt: Date; failures: number },
  { kind, text }: Failure,
  { now, random }: { now: Date; random: number },
): DeliveryFailure {
  const { firstMs, maxMs, totalMs } = retrySchedule[kind === "refused" ? "refused" : "temporary"];
  const end = firstDueAt.getTime() + totalMs;
  if (now.getTime() >= end) return { lastError: text, dueAt: null };
  const delayMs = Math.min(firstMs * 2 ** failures, maxMs) * (1 - random / 4);
  return { lastError: text, dueAt: new Date(Math.min(now.getTime() + delayMs, end)) };
}
