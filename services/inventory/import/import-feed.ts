import path from "node:path";
import type { Database, Engine } from "@forecourt/service-kit/db";
import type { InventoryTables } from "../store/tables.ts";
import { applySnapshot } from "./apply/apply.ts";
import { type Origin, recordImport } from "./apply/record.ts";
import type { Snapshot, SnapshotCounts } from "./apply/snapshot.ts";
import type { Mapping } from "./mapping/schema.ts";
import type { Report } from "./report.ts";
import type { FeedTally } from "./stage/read-feed.ts";
import type { Session } from "./stage/staging.ts";
import { type Loaded, throughStaging } from "./stage/through-staging.ts";

export interface ImportRequest {
  dealerId: string;
  storeId: string;
  file: string;
  mapping: Mapping;
  /** File name of the mapping, for the import log. */
  mappingName: string;
  /** Date of the feed, `YYYY-MM-DD`, if its rows have none. */
  date: string;
  /** For a feed with snapshots, the one to import; null = all, by date. */
  snapshot: string | null;
  /** Applies an import that would be refused as a mistake. */
  force: boolean;
  /** Runs the import, then rolls it back. */
  dryRun: boolean;
}

/** Result by snapshot date. */
export type ImportResult = Loaded<(SnapshotCounts & { date: string })[]>;

/**
 * Replaces a store's inventory by a feed in one transaction. Throws `feed-refused` with the reason if the
 * file does not fit the mapping or looks like a mistake. Rows that are not valid vehicles go to `report`
 * and are omitted. On SQLite the database is locked until the end.
 */
export async function importFeed(
  database: Database<InventoryTables>,
  request: ImportRequest,
  report: Report,
): Promise<ImportResult> {
  const apply = (transaction: Session, tally: FeedTally) =>
    applyAll(transaction, database.engine, request, tally);
  return throughStaging(database, { ...request, apply }, report);
}

async function applyAll(
  session: Session,
  engine: Engine,
  request: ImportRequest,
  tally: FeedTally,
): Promise<ImportResult["applied"]> {
  const { dealerId, storeId, force } = request;
  const applied: ImportResult["applied"] = [];
  for (const key of tally.snapshots) {
    const date = key === "" ? request.date : key;
    const snapshot: Snapshot = { dealerId, storeId, key, date, force };
    const counts = await applySnapshot(session, engine, snapshot);
    await recordImport(session, snapshot, originOf(request, tally), counts);
    applied.push({ date, ...counts });
  }
  return applied;
}

function originOf(request: ImportRequest, tally: FeedTally): Origin {
  return {
    fileName: path.basename(request.file),
    digest: tally.digest,
    mappingName: request.mappingName,
    read: tally.read,
    refused: Object.fromEntries(tally.refused),
  };
}
