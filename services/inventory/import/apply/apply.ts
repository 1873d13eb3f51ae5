import type { Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import { judge } from "../judge/judge.ts";
import type { JudgedImport, Oddity } from "../judge/oddities.ts";
import type { Session } from "../stage/staging.ts";
import { advanceChangeCounter, lockChangeCounter, stagedRows } from "./change-counter.ts";
import { compare } from "./compare.ts";
import { refuseOlder } from "./guards.ts";
import { HeldImport } from "./held-import.ts";
import { keepReplaced } from "./replaced.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";
import { writeAdded, writeChanged, writePriceHistory, writeSold } from "./write.ts";

/** Data of the import besides the staged rows. */
export interface ImportContext {
  engine: Engine;
  rows: JudgedImport["rows"];
  /** The hosts from which the dealer's site fetches pictures; null = unknown. */
  photoHosts: readonly string[] | null;
}

export interface Applied {
  counts: SnapshotCounts;
  /** Oddities of a snapshot that was forced. */
  oddities: readonly Oddity[];
  /** The import's change numbers are above `firstSeq`, up to `lastSeq`; null = it changed nothing. */
  changes: { firstSeq: number; lastSeq: number } | null;
}

/**
 * Applies a staged snapshot to a store's inventory, inside a transaction. Writes nothing if nothing
 * changed. Throws HeldImport if the snapshot is odd, and `feed-refused` if it is older than the store's newest.
 */
export async function applySnapshot(
  session: Session,
  snapshot: Snapshot,
  { engine, rows, photoHosts }: ImportContext,
): Promise<Applied> {
  if (engine === "postgres") await planForManyRows(session);
  const firstSeq = await lockChangeCounter(session, engine);
  await refuseOlder(session, snapshot);
  const { live: _live, ...counts } = await compare(session, snapshot);
  const oddities = await judge(session, { snapshot, gone: counts.sold, rows, photoHosts });
  if (oddities.length > 0 && snapshot.force === null) {
    throw new HeldImport(snapshot, counts, oddities);
  }
  const { added, returned, changed, sold } = counts;
  if (added + returned + changed + sold === 0) return { counts, oddities, changes: null };
  await write(session, snapshot, { firstSeq, counts });
  const lastSeq = await advanceChangeCounter(session);
  return { counts, oddities, changes: { firstSeq, lastSeq } };
}

async function write(
  session: Session,
  snapshot: Snapshot,
  { firstSeq: base, counts }: { firstSeq: number; counts: SnapshotCounts },
): Promise<void> {
  const { added, returned, changed, repriced, sold } = counts;
  await keepReplaced(session, snapshot);
  if (added + repriced > 0) await writePriceHistory(session, snapshot, base);
  if (returned + changed > 0) await writeChanged(session, snapshot, base);
  if (added > 0) await writeAdded(session, snapshot, base);
  if (sold > 0)
    await writeSold(session, snapshot, base + (await stagedRows(session, snapshot.key)));
}

/**
 * PostgreSQL has no statistics of rows written in this transaction and would use a nested loop: minutes
 * for 12,000 vehicles, where a hash join takes less than one second.
 */
async function planForManyRows(session: Session): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(session);
}
