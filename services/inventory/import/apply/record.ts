import { randomUUID } from "node:crypto";
import type { Oddity } from "../judge/oddities.ts";
import type { Session } from "../stage/staging.ts";
import type { Applied } from "./apply.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";

/** The origin of an import. */
export interface Origin {
  fileName: string;
  /** sha256 in hex. */
  digest: string;
  mappingName: string;
  /** Rows read, and rows refused by reason, over all snapshots of the file. */
  read: number;
  refused: Record<string, number>;
}

interface Outcome {
  outcome: "applied" | "held";
  counts: SnapshotCounts;
  oddities: readonly Oddity[];
  changes: Applied["changes"];
}

/** Logs an import, whether or not it changed something. */
export async function recordImport(
  session: Session,
  snapshot: Snapshot,
  origin: Origin,
  { outcome, counts, oddities, changes }: Outcome,
): Promise<void> {
  await session
    .insertInto("inventory_imports")
    .values({
      id: randomUUID(),
      dealer_id: snapshot.dealerId,
      store_id: snapshot.storeId,
      snapshot: snapshot.date,
      file_name: origin.fileName,
      file_digest: origin.digest,
      mapping: origin.mappingName,
      counts: JSON.stringify({ read: origin.read, refused: origin.refused, ...counts }),
      forced: snapshot.force === null ? 0 : 1,
      finished_at: new Date().toISOString(),
      outcome,
      oddities: JSON.stringify(oddities),
      reason: snapshot.force,
      first_seq: changes?.firstSeq ?? null,
      last_seq: changes?.lastSeq ?? null,
    })
    .execute();
}
