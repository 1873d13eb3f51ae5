import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import { deleteOldInquiries } from "../limits/duplicate-inquiry.ts";
import { deleteIdleRateLimits } from "../limits/rate-limit.ts";
import { deleteOldQuotes } from "../quotes/quote-store.ts";
import { deleteFinishedMailings, deleteIdleMailings } from "../shopper-mails/delete-mailings.ts";
import { deleteExpiredForms } from "../store/rejected-form-store.ts";
import type { LeadsTables } from "../store/tables.ts";

/** Rows per statement; a lead that is committed meanwhile waits at most for one statement. */
const BATCH_SIZE = 500;

/** How often expired rows are deleted: rejected forms expire after ten minutes, and contain personal data. */
export const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

/** How long the page of a quote exists, which shows when the quote has expired. Its mails are kept. */
const QUOTE_DAYS = 180;

/**
 * Deletes idle rate limits, old inquiry digests, expired rejected forms, old quotes, idempotency results and
 * the mails of mailings. Never deletes leads, their mails or test drives. Stops after the current statement once `stop` is aborted.
 */
export async function deleteExpired(
  { query }: Database<LeadsTables>,
  now: Date,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  const most = BATCH_SIZE;
  for (const deleteBatch of [
    () => deleteIdleRateLimits(query, { now, most }),
    () => deleteOldInquiries(query, { now, most }),
    () => deleteExpiredForms(query, { now, most }),
    () =>
      deleteOldQuotes(query, { day: dayAfter(now.toISOString().slice(0, 10), -QUOTE_DAYS), most }),
    () => deleteExpiredResults(query, "leads", { now, most }),
    () => deleteFinishedMailings(query, { now, most }),
    () => deleteIdleMailings(query, { now, most }),
  ]) {
    for (let deleted = BATCH_SIZE; deleted >= BATCH_SIZE && !stop.aborted; ) {
      deleted = await deleteBatch();
    }
  }
}
