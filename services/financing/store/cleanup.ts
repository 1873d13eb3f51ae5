import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import { deleteIdleLimits } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import { deleteExpiredDrafts } from "../drafts/delete-drafts.ts";
import { deleteExpiredReturnedForms } from "../returned-forms/returned-form-store.ts";
import type { FinancingTables } from "./tables.ts";

/** How often expired rows are deleted. */
export const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;
const BATCH = 100;

/** Deletes expired drafts and returned forms with their keys, idle limits, old digests and old results. */
export async function deleteExpired(
  { query }: Database<FinancingTables>,
  now: Date,
): Promise<void> {
  while ((await deleteExpiredDrafts(query, { now, most: BATCH })) === BATCH);
  while ((await deleteExpiredReturnedForms(query, { now, most: BATCH })) === BATCH);
  await deleteIdleLimits(query, "financing_pace", now);
  await query.deleteFrom("financing_same").where("until", "<=", now.toISOString()).execute();
  while ((await deleteExpiredResults(query, "financing", { now, most: BATCH })) === BATCH);
}
