import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import { VisitNotification } from "../visits/visit-notification.ts";
import { contentOf } from "../visits/visit-store.ts";
import { type MailDeps, sendMail } from "./send-mail.ts";

/** The dealer's own system has not confirmed the visit yet. */
class NotConfirmedYet extends Error {
  override name = "NotConfirmedYet";
  readonly code = "not-confirmed-yet";
}

/** How reminders are mailed: once each, and none of a visit that was canceled, moved or has begun. */
export function reminderDelivery(
  deps: MailDeps,
  { now, log }: Pick<Deps, "now" | "log">,
): DeliveryOptions {
  return {
    outbox: leadOutbox(deps.database, { table: "service_reminders", key: "id" }),
    now,
    log,
    async send(id) {
      const notification = await reminderNews(deps, id, now());
      if (notification !== null) await sendMail(deps, { id, notification });
    },
  };
}

/** Null = there is nothing to remind of any more. */
async function reminderNews(
  { database: { query } }: MailDeps,
  id: string,
  now: Date,
): Promise<VisitNotification | null> {
  const row = await query
    .selectFrom("service_reminders as r")
    .innerJoin("service_visits as v", "v.id", "r.visit_id")
    .leftJoin("service_outside_visits as o", "o.visit_id", "v.id")
    .selectAll("v")
    .select("o.state as outside")
    .where("r.id", "=", id)
    .where("v.status", "=", "booked")
    .whereRef("v.starts_at", "=", "r.starts_at")
    .executeTakeFirst();
  if (!row || (row.starts_at ?? "") <= now.toISOString()) return null;
  if (row.outside === "refused") return null;
  if (row.outside === "waiting") throw new NotConfirmedYet();
  return VisitNotification.parse({
    kind: "reminder",
    visitId: row.id,
    dealerId: row.dealer_id,
    storeId: row.store_id,
    number: row.number,
    moves: row.moves,
    content: contentOf(row),
    previous: null,
    at: now.toISOString(),
  });
}
