import type { Failed } from "../store/outbox.ts";
import type { Failure } from "./transport.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a mail that fails is tried, and with which pauses, in milliseconds. */
export const patience = {
  /** What may be over in a moment. */
  temporary: { first: SECOND, longest: HOUR, total: 24 * HOUR },
  /** A refusal for good seldom is none; but a receiver may have a bad hour of its own. */
  refused: { first: MINUTE, longest: HOUR, total: HOUR },
} as const;

/**
 * What becomes of a mail after a failure: the pause doubles each time, less up to a quarter by chance,
 * so that mails that failed together do not come back together. The last try is at the end of its time.
 *
 * @param failures Those before this one.
 * @param random From 0 to 1.
 */
export function afterFailure(
  { since, failures }: { since: Date; failures: number },
  { kind, text }: Failure,
  { now, random }: { now: Date; random: number },
): Failed {
  const { first, longest, total } = patience[kind === "refused" ? "refused" : "temporary"];
  const end = since.getTime() + total;
  if (now.getTime() >= end) return { lastError: text, dueAt: null };
  const pause = Math.min(first * 2 ** failures, longest) * (1 - random / 4);
  return { lastError: text, dueAt: new Date(Math.min(now.getTime() + pause, end)) };
}
