import type { Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { Session } from "../stage/staging.ts";

/**
 * Locks the change counter until the transaction ends and returns its value, so that concurrent imports
 * run one after the other. On SQLite the transaction itself is the lock.
 */
export async function lockChangeCounter(session: Session, engine: Engine): Promise<number> {
  const counter = session
    .selectFrom("inventory_change_counter")
    .select("value")
    .where("id", "=", 1);
  const { value } = await (engine === "postgres"
    ? counter.forUpdate()
    : counter
  ).executeTakeFirstOrThrow();
  return value;
}

/** Raises the change counter to the highest change number of a vehicle, and returns it. */
export async function advanceChangeCounter(session: Session): Promise<number> {
  const highest = sql`(select max(change_seq) from inventory_vehicles)`;
  await sql`update inventory_change_counter
    set value = ${highest} where id = 1 and value < ${highest}`.execute(session);
  const { value } = await session
    .selectFrom("inventory_change_counter")
    .select("value")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return value;
}

/** Takes a change number for a change that is not of a vehicle, so that readers see that data changed. */
export async function incrementChangeCounter(session: Session): Promise<void> {
  await sql`update inventory_change_counter set value = value + 1 where id = 1`.execute(session);
}

/** The highest position of a staged row; later change numbers are unused. */
export async function stagedRows(session: Session, key: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(max(position), 0) as rows from inventory_staged where snapshot = ${key}`.execute(
    session,
  );
  return rows[0]?.rows ?? 0;
}
