import { AppError } from "@forecourt/contracts/errors";
import type { Database, Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { InventoryTables } from "../../store/tables.ts";
import { vehicleColumns } from "../stage/columns.ts";
import type { Session } from "../stage/staging.ts";
import { lockChangeCounter } from "./change-counter.ts";
import { dropReplaced } from "./replaced.ts";

interface Lot {
  dealerId: string;
  storeId: string;
}

/** Counts of changes that an undone import had made. */
export interface Undone {
  /** The day of its feed, `YYYY-MM-DD`. */
  snapshot: string;
  fileName: string;
  /** Vehicles that are as they were before. */
  restored: number;
  /** Vehicles that the import had added, and that are removed. */
  removed: number;
}

interface Undoable {
  id: string;
  snapshot: string;
  file_name: string;
  first_seq: number;
  last_seq: number;
}

const names = vehicleColumns.filter((name) => name !== "change_seq");
const columns = sql.raw(names.join(", "));

/**
 * Undoes the last import of a store that changed something: every vehicle and its price history is as before, but for
 * its change number. Throws `feed-refused` where there is nothing to undo.
 */
export async function undoImport(
  { query, engine }: Database<InventoryTables>,
  lot: Lot,
): Promise<Undone> {
  return query.transaction().execute((session) => undoIn(session, engine, lot));
}

async function undoIn(session: Session, engine: Engine, lot: Lot): Promise<Undone> {
  const base = await lockChangeCounter(session, engine);
  const last = await lastChange(session, lot);
  const removed = await removeAdded(session, lot, { last, base });
  const restored = await restoreReplaced(session, lot, base + removed);
  await session
    .deleteFrom("inventory_price_history")
    .where("dealer_id", "=", lot.dealerId)
    .where("store_id", "=", lot.storeId)
    .where("change_seq", ">", last.first_seq)
    .where("change_seq", "<=", last.last_seq)
    .execute();
  await dropReplaced(session, lot);
  await session
    .updateTable("inventory_imports")
    .set({ undone_at: new Date().toISOString() })
    .where("id", "=", last.id)
    .execute();
  await session
    .updateTable("inventory_change_counter")
    .set({ value: base + removed + restored })
    .where("id", "=", 1)
    .execute();
  return { snapshot: last.snapshot, fileName: last.file_name, restored, removed };
}

/** The last import that changed something. Vehicles that earlier imports replaced are not kept. */
async function lastChange(session: Session, { dealerId, storeId }: Lot): Promise<Undoable> {
  const last = await session
    .selectFrom("inventory_imports")
    .select(["id", "snapshot", "file_name", "first_seq", "last_seq", "undone_at"])
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("last_seq", "is not", null)
    .orderBy("last_seq", "desc")
    .executeTakeFirst();
  if (!last || last.first_seq === null || last.last_seq === null) {
    throw new AppError("feed-refused", `no import of ${dealerId} / ${storeId} can be undone`);
  }
  if (last.undone_at !== null) {
    const message = `the last import of ${dealerId} / ${storeId} was undone at ${last.undone_at}; only the last one can be`;
    throw new AppError("feed-refused", message);
  }
  return { ...last, first_seq: last.first_seq, last_seq: last.last_seq };
}

/** Removes the vehicles that the import had added; readers of changes get each of these once more, as sold. */
async function removeAdded(
  session: Session,
  { dealerId, storeId }: Lot,
  { last, base }: { last: Undoable; base: number },
): Promise<number> {
  const added = sql`from inventory_vehicles v
    where v.dealer_id = ${dealerId} and v.store_id = ${storeId}
      and v.change_seq > ${last.first_seq} and v.change_seq <= ${last.last_seq}
      and not exists (
        select 1 from inventory_replaced r
        where r.dealer_id = v.dealer_id and r.store_id = v.store_id and r.vin = v.vin
      )`;
  const shown = names.map((name) => {
    if (name === "status") return sql`'sold'`;
    return name === "sold_on" ? sql`${last.snapshot}` : sql.ref(`v.${name}`);
  });
  await sql`insert into inventory_removed (${columns}, change_seq)
    select ${sql.join(shown)},
      cast(${base} as bigint) + row_number() over (order by v.vin) ${added}`.execute(session);
  const { rows } = await sql<{ removed: number }>`
    select count(*) as removed ${added}`.execute(session);
  await sql`delete from inventory_vehicles where dealer_id = ${dealerId} and store_id = ${storeId}
    and change_seq > ${last.first_seq} and change_seq <= ${last.last_seq}`.execute(session);
  return rows[0]?.removed ?? 0;
}

/** Puts the replaced rows back; the rows that the import had changed are deleted by now. */
async function restoreReplaced(
  session: Session,
  { dealerId, storeId }: Lot,
  base: number,
): Promise<number> {
  const replaced = sql`from inventory_replaced
    where dealer_id = ${dealerId} and store_id = ${storeId}`;
  await sql`insert into inventory_vehicles (${columns}, change_seq)
    select ${columns}, cast(${base} as bigint) + row_number() over (order by vin)
    ${replaced}`.execute(session);
  const { rows } = await sql<{ restored: number }>`
    select count(*) as restored ${replaced}`.execute(session);
  return rows[0]?.restored ?? 0;
}
