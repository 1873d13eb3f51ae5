import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import { forgetSeen } from "../limits/duplicate-inquiry.ts";
import { forgetIdlePaces } from "../limits/rate-limit.ts";
import type { LeadsTables } from "../store/tables.ts";

/** Rows at a time: a lead that comes in meanwhile waits for no more than these. */
const MOST = 500;

/**
 * Forgets what nobody needs any more: limits that bind nobody, inquiries that count as new when they
 * come again, and answers to requests that nobody repeats. Leads, mails and test drives are never
 * among it. Stops between two steps once `stop` is aborted.
 */
export async function sweep(
  { query }: Database<LeadsTables>,
  now: Date,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const most = MOST;
  for (const forget of [
    () => forgetIdlePaces(query, { now, most }),
    () => forgetSeen(query, { now, most }),
    () => deleteExpiredResults(query, "leads", { now, most }),
  ]) {
    for (let forgotten = MOST; forgotten >= MOST && !stop.aborted; ) forgotten = await forget();
  }
}
