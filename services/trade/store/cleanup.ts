import type { Database } from "@forecourt/service-kit/db";
import { deleteIdleLimits } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { TradeTables } from "./tables.ts";

/** How often expired rows are deleted. */
export const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Deletes expired appraisals without an offer, photos without an appraisal, expired forms, tokens of leads that
 * are sent, and idle limits. Offers are not deleted.
 */
export async function deleteExpired({ query }: Database<TradeTables>, now: Date): Promise<void> {
  await query
    .deleteFrom("trade_appraisals")
    .where("has_offer", "=", 0)
    .where("expires_at", "<=", now.toISOString())
    .execute();
  await query
    .deleteFrom("trade_photos")
    .where("appraisal_id", "not in", query.selectFrom("trade_appraisals").select("id"))
    .execute();
  await query
    .deleteFrom("trade_returned_forms")
    .where("expires_at", "<=", now.toISOString())
    .execute();
  await query
    .updateTable("trade_outbox")
    .set({ link_token: null })
    .where("state", "=", "sent")
    .where("link_token", "is not", null)
    .execute();
  await query
    .updateTable("trade_notices")
    .set({ link_token: null })
    .where("state", "=", "sent")
    .where("link_token", "is not", null)
    .execute();
  await query.deleteFrom("trade_car_forms").where("expires_at", "<=", now.toISOString()).execute();
  await deleteIdleLimits(query, "trade_pace", now);
}
