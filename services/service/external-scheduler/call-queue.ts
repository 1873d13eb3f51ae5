import { randomUUID } from "node:crypto";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Transaction } from "kysely";
import type { ServiceTables } from "../store/tables.ts";
import type { VisitEvent } from "../visits/visit-event.ts";

/**
 * Queues a change of a visit for the dealer's own system, in the transaction that makes it. The visit waits for its
 * confirmation from then on.
 */
export async function queueSchedulerCall(
  transaction: Transaction<ServiceTables>,
  event: VisitEvent,
): Promise<void> {
  const { visitId } = event;
  const last = await transaction
    .selectFrom("service_outside_calls")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  await transaction
    .insertInto("service_outside_calls")
    .values({
      id: randomUUID(),
      visit_id: visitId,
      position: (last?.position ?? 0) + 1,
      content: JSON.stringify(event),
      ...queuedColumns(event.at),
    })
    .execute();
  const waiting = { state: "waiting", told_waiting: 0 } as const;
  await transaction
    .insertInto("service_outside_visits")
    .values({ visit_id: visitId, outside_id: null, confirmed_time: null, ...waiting })
    .onConflict((conflict) => conflict.column("visit_id").doUpdateSet(waiting))
    .execute();
}

/** The unsettled calls of a visit, in their order. */
export async function unsettledCalls(transaction: Transaction<ServiceTables>, visitId: string) {
  return transaction
    .selectFrom("service_outside_calls")
    .selectAll()
    .where("visit_id", "=", visitId)
    .where("state", "!=", "sent")
    .orderBy("position")
    .execute();
}
