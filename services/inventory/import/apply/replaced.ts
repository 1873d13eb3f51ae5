import { sql } from "kysely";
import { factsDiffer } from "../stage/columns.ts";
import type { Session } from "../stage/staging.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Keeps the vehicles that applying a snapshot will change, as they are, in place of the vehicles kept by the import
 * before.
 */
export async function keepReplaced(
  session: Session,
  { dealerId, storeId, key }: Snapshot,
): Promise<void> {
  await dropReplaced(session, { dealerId, storeId });
  await sql`insert into inventory_replaced
    select v.* from inventory_vehicles v
    left join inventory_staged s on s.snapshot = ${key} and s.refused = 0 and s.vin = v.vin
    where v.dealer_id = ${dealerId} and v.store_id = ${storeId} and (
      (s.vin is not null and (v.status = 'sold' or ${sql.raw(factsDiffer("v", "s"))}))
      or (v.status = 'live' and not exists (
        select 1 from inventory_staged t where t.snapshot = ${key} and t.vin = v.vin
      ))
    )`.execute(session);
}

export async function dropReplaced(
  session: Session,
  { dealerId, storeId }: Pick<Snapshot, "dealerId" | "storeId">,
): Promise<void> {
  await session
    .deleteFrom("inventory_replaced")
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .execute();
}
