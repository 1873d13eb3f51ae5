import { randomUUID } from "node:crypto";
import { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { ServiceTables } from "../store/tables.ts";
import { VisitEvent } from "./visit-event.ts";

/**
 * A notification about a visit for the shop and the owner. `waiting` = the dealer's own system has not answered yet.
 * `refused` = the system has no such time, and the visit has no time. `kept` = the system refused a move, so that the
 * former time is still booked.
 */
export const VisitNotification = VisitEvent.extend({
  kind: z.enum(["booked", "moved", "canceled", "waiting", "refused", "kept", "reminder"]),
  /** Free times closest to the refused time. */
  nearest: z.array(Slot).default([]),
});
export type VisitNotification = z.infer<typeof VisitNotification>;

/** Queues a notification in the transaction of the change that it is about. */
export async function queueNotification(
  transaction: Transaction<ServiceTables>,
  notification: VisitNotification,
): Promise<void> {
  await transaction
    .insertInto("service_visit_news")
    .values({
      id: randomUUID(),
      visit_id: notification.visitId,
      content: JSON.stringify(notification),
      ...queuedColumns(notification.at),
    })
    .execute();
}
