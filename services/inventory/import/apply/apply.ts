import type { Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { Session } from "../stage/staging.ts";
import { lockChangeCounter, settleChangeCounter, stagedRows } from "./change-counter.ts";
import { compare } from "./compare.ts";
import { refuseLosses, refuseOlder } from "./guards.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";
import { writeAdded, writeChanged, writePriceHistory, writeSold } from "./write.ts";

/**
 * Makes a store's inventory what the staged snapshot says; inside a transaction. A snapshot that
 * changes nothing writes nothing. Throws `feed-refused` for one that looks like a mistake.
 */
export async function applySnapshot(
  session: Session,
  engine: Engine,
  snapshot: Snapshot,
): Promise<SnapshotCounts> {
  if (engine === "postgres") await planForManyRows(session);
  const base = await lockChangeCounter(session, engine);
  await refuseOlder(session, snapshot);
  const { live: _live, ...counts } = await checked(session, snapshot);
  const { added, returned, changed, repriced, sold } = counts;
  if (added + returned + changed + sold === 0) return counts;
  if (added + repriced > 0) await writePriceHistory(session, snapshot, base);
  if (returned + changed > 0) await writeChanged(session, snapshot, base);
  if (added > 0) await writeAdded(session, snapshot, base);
  if (sold > 0)
    await writeSold(session, snapshot, base + (await stagedRows(session, snapshot.key)));
  await settleChangeCounter(session);
  return counts;
}

/**
 * PostgreSQL knows nothing yet of rows that were written in this transaction, takes a store for one
 * car and joins it with the feed row by row: minutes for 12,000 cars, where hashing takes less than one second.
 */
async function planForManyRows(session: Session): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(session);
}

async function checked(session: Session, snapshot: Snapshot) {
  const comparison = await compare(session, snapshot);
  refuseLosses(comparison, snapshot);
  return comparison;
}
