import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import { deleteIdleLimits } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { AlertDeps } from "../alert-deps.ts";
import { leave } from "./manage.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

/** Unconfirmed watches are deleted after this time. */
const unconfirmedDays = 7;

/** Watches end after this time. */
export const watchDays = 365;

/** Sent mails are kept for this time, to answer questions about their delivery. */
const sentDays = 2;

const most = 500;

/** Deletes unconfirmed and old watches, subscribers without watches, sent mails, and idle rate limits. */
export async function deleteExpired(
  { database: { query }, now }: Pick<AlertDeps, "database" | "now">,
  stop: AbortSignal,
): Promise<void> {
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS).toISOString();
  await query
    .deleteFrom("inventory_alert_watches")
    .where(({ or, and, eb }) =>
      or([
        eb("created_at", "<", before(watchDays)),
        and([eb("confirmed_at", "is", null), eb("created_at", "<", before(unconfirmedDays))]),
      ]),
    )
    .execute();
  const gone = await query
    .selectFrom("inventory_alert_subscribers")
    .select(["id", "dealer_id", "store_id"])
    .where("id", "not in", query.selectFrom("inventory_alert_watches").select("subscriber_id"))
    .execute();
  for (const subscriber of gone) {
    if (stop.aborted) return;
    await query.transaction().execute((transaction) => leave(transaction, subscriber, at));
  }
  await query
    .deleteFrom("inventory_alert_mails")
    .where("state", "=", "sent")
    .where("created_at", "<", before(sentDays))
    .execute();
  await query.deleteFrom("inventory_alert_asked").where("asked_at", "<", before(1)).execute();
  await deleteIdleLimits(query, "inventory_alert_pace", at);
  await deleteExpiredResults(query, "inventory", { now: at, most });
}
