import { randomUUID } from "node:crypto";
import type { Session } from "../stage/staging.ts";
import type { Snapshot, SnapshotCounts } from "./snapshot.ts";

/** Where an import came from, for its record. */
export interface Origin {
  fileName: string;
  /** sha256 in hex. */
  digest: string;
  mappingName: string;
  /** Rows read of the file, and refused by reason: of all its snapshots together. */
  read: number;
  refused: Record<string, number>;
}

/** Keeps that an import took place, whether it changed something or not. */
export async function recordImport(
  session: Session,
  snapshot: Snapshot,
  origin: Origin,
  counts: SnapshotCounts,
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
      forced: snapshot.force ? 1 : 0,
      finished_at: new Date().toISOString(),
    })
    .execute();
}
