import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import { VisitNotification } from "../visits/visit-notification.ts";
import { type MailDeps, sendMail } from "./send-mail.ts";

/** An earlier notification about the same visit has to be sent first. */
class EarlierNotificationFirst extends Error {
  override name = "EarlierNotificationFirst";
  readonly code = "earlier-notification-first";
}

/** Delivers notifications about visits by mail: notifications of one visit in their order. */
export function notificationDelivery(
  deps: MailDeps,
  { now, log }: Pick<Deps, "now" | "log">,
): DeliveryOptions {
  const { query } = deps.database;
  const table = "service_visit_news";
  const unsentOf = (visitId: string) =>
    query
      .selectFrom(table)
      .selectAll()
      .where("visit_id", "=", visitId)
      .where("state", "!=", "sent");
  return {
    outbox: leadOutbox(deps.database, { table, key: "id" }),
    now,
    log,
    async send(id) {
      const row = await query
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const notification = notificationOf(row);
      const waiting = (await unsentOf(row.visit_id).execute()).filter((other) => other.id !== id);
      if (waiting.some((other) => notificationOf(other).at < notification.at))
        throw new EarlierNotificationFirst();
      await sendMail(deps, { id, notification });
      // Later notifications that waited for this one need not wait for their next try.
      await query
        .updateTable(table)
        .set({ due_at: now().toISOString() })
        .where("visit_id", "=", row.visit_id)
        .where("state", "=", "queued")
        .execute();
    },
  };
}

function notificationOf({ content }: { content: string }): VisitNotification {
  return VisitNotification.parse(JSON.parse(content));
}
