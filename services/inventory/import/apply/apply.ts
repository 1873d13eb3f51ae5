import type { Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import type { Session } from "../stage/staging.ts";
import { advanceChangeCounter, lockChangeCounter, stagedRows } from "./change-counter.ts";
import { compare } from "./compare.ts";
import { refuseLosses, refuseOlder } from "./guards.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";
import { writeAdded, writeChanged, writePriceHistory, writeSold } from "./write.ts";

/**
 * Applies a staged snapshot to a store's inventory, inside a transaction. Writes nothing if nothing
 * changed. Throws `feed-refused` if the snapshot looks like a mistake.
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
  await advanceChangeCounter(session);
  return counts;
}

/**
 * PostgreSQL has no statistics of rows written in this transaction and would use a nested loop: minutes
 * for 12,000 vehicles, where a hash join takes less than one second.
 */
async function planForManyRows(session: Session): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(session);
}

async function checked(session: Session, snapshot: Snapshot) {
  const comparison = await compare(session, snapshot);
  refuseLosses(comparison, snapshot);
  return comparison;
}
