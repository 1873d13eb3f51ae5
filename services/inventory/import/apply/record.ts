import { randomUUID } from "node:crypto";
import type { Session } from "../stage/staging.ts";
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

/** Logs an import, whether or not it changed something. */
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
