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
  /** What the import's record calls the mapping: the file's name. */
  mappingName: string;
  /** Day of the feed, `YYYY-MM-DD`, where its rows do not tell their own. */
  date: string;
  /** Of a feed with snapshots: the one to import; null = all, in the order of their dates. */
  snapshot: string | null;
  /** Carries out an import that would be refused as a mistake. */
  force: boolean;
  /** Does everything, then takes it back. */
  dryRun: boolean;
}

/** What each snapshot did to the store, by date. */
export type ImportResult = Loaded<(SnapshotCounts & { date: string })[]>;

/**
 * Makes a store's inventory what a feed says, all of it or nothing: everything is written in one
 * transaction. Throws `feed-refused` with the reason when the file is not what the mapping expects,
 * or when what it says looks like a mistake. Rows that cannot be a car are told to `report` and left
 * out. On SQLite the database is busy until it is done.
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
