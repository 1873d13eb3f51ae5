import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import type { Database } from "@forecourt/service-kit/db";
import type { ServiceTables } from "../store/tables.ts";

/** State of a visit in the dealer's own system; without such a system, every booked visit is confirmed. */
export async function confirmationOf(
  { query }: Database<ServiceTables>,
  visitId: string,
): Promise<Appointment["confirmation"]> {
  const row = await query
    .selectFrom("service_outside_visits")
    .select("state")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row?.state ?? "confirmed";
}
