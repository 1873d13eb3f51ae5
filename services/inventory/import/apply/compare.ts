import { sql } from "kysely";
import { factsDiffer } from "../stage/columns.ts";
import type { Session } from "../stage/staging.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";

export interface Comparison extends SnapshotCounts {
  /** Vehicles for sale before the import. */
  live: number;
}

/** Counts what applying a snapshot would change. */
export async function compare(session: Session, snapshot: Snapshot): Promise<Comparison> {
  const differences = await countDifferences(session, snapshot);
  const missing = await countMissing(session, snapshot);
  const { imported, added, returned, changed } = differences;
  return { ...differences, ...missing, unchanged: imported - added - returned - changed };
}

async function countDifferences(session: Session, { dealerId, storeId, key }: Snapshot) {
  const differs = sql.raw(factsDiffer("v", "s"));
  const { rows } = await sql<
    Record<"imported" | "added" | "returned" | "changed" | "repriced", number>
  >`
    select count(*) as imported,
      count(case when v.vin is null then 1 end) as added,
      count(case when v.status = 'sold' then 1 end) as returned,
      count(case when v.status = 'live' and (${differs}) then 1 end) as changed,
      count(case when v.vin is not null and v.price is distinct from s.price then 1 end) as repriced
    from inventory_staged s
    left join inventory_vehicles v
      on v.dealer_id = ${dealerId} and v.store_id = ${storeId} and v.vin = s.vin
    where s.snapshot = ${key} and s.refused = 0`.execute(session);
  const [row] = rows;
  if (!row) throw new Error("an aggregate without a row");
  return { ...row };
}

async function countMissing(session: Session, { dealerId, storeId, key }: Snapshot) {
  const { rows } = await sql<Record<"live" | "sold" | "kept", number>>`
    select count(*) as live,
      count(case when t.vin is null then 1 end) as sold,
      count(case when t.good = 0 then 1 end) as kept
    from inventory_vehicles v
    left join (
      select vin, max(1 - refused) as good from inventory_staged
      where snapshot = ${key} group by vin
    ) t on t.vin = v.vin
    where v.dealer_id = ${dealerId} and v.store_id = ${storeId} and v.status = 'live'`.execute(
    session,
  );
  const [row] = rows;
  if (!row) throw new Error("an aggregate without a row");
  return { ...row };
}
