import type { Engine } from "@forecourt/service-kit/db";
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
  const base = await lockChangeCounter(session, engine);
  await refuseOlder(session, snapshot);
  const { live: _live, ...counts } = await checked(session, snapshot);
  const { added, returned, changed, sold } = counts;
  if (added + returned + changed + sold === 0) return counts;
  await writePriceHistory(session, snapshot, base);
  await writeChanged(session, snapshot, base);
  await writeAdded(session, snapshot, base);
  await writeSold(session, snapshot, base + (await stagedRows(session, snapshot.key)));
  await settleChangeCounter(session);
  return counts;
}

async function checked(session: Session, snapshot: Snapshot) {
  const comparison = await compare(session, snapshot);
  refuseLosses(comparison, snapshot);
  return comparison;
}
