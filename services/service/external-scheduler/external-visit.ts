import type { Transaction } from "kysely";
import type { ExternalVisitRow } from "../store/shop-tables.ts";
import type { ServiceTables } from "../store/tables.ts";
import { VisitTime } from "../visits/visit-content.ts";

/** The time that the dealer's own system confirmed last; null = it has confirmed none. */
export async function confirmedTimeOf(
  transaction: Transaction<ServiceTables>,
  visitId: string,
): Promise<VisitTime | null> {
  const row = await transaction
    .selectFrom("service_outside_visits")
    .select("confirmed_time")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row?.confirmed_time ? VisitTime.parse(JSON.parse(row.confirmed_time)) : null;
}

/** Changes what is stored of a visit in the dealer's own system. */
export async function updateExternalVisit(
  transaction: Transaction<ServiceTables>,
  visitId: string,
  changes: Partial<ExternalVisitRow>,
): Promise<void> {
  await transaction
    .updateTable("service_outside_visits")
    .set(changes)
    .where("visit_id", "=", visitId)
    .execute();
}
