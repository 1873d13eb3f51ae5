import path from "node:path";
import type { Database, Engine } from "@forecourt/service-kit/db";
import type { InventoryTables } from "../store/tables.ts";
import { applySnapshot } from "./apply/apply.ts";
import { type Origin, recordImport } from "./apply/record.ts";
import type { Snapshot, SnapshotCounts } from "./apply/snapshot.ts";
import type { Mapping } from "./mapping/schema.ts";
import type { Report } from "./report.ts";
import { settleDuplicates } from "./stage/duplicates.ts";
import { type FeedTally, readFeed } from "./stage/read-feed.ts";
import { refuseDuplicate } from "./stage/refuse-duplicate.ts";
import { openStaging, type Session, type Staging } from "./stage/staging.ts";
import { inTransaction } from "./transaction.ts";

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

export interface ImportResult extends FeedTally {
  /** Rows that said the same as a later row of their VIN. */
  identical: number;
  /** What each snapshot did to the store, by date. */
  applied: (SnapshotCounts & { date: string })[];
}

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
  return database.query.connection().execute(async (session) => {
    const staging = await openStaging(session, database.engine);
    const result = await imported(session, staging, database.engine, request, report).catch(
      async (error: unknown) => {
        // Where the connection itself failed, its temporary tables are gone with it.
        await staging.drop().catch(() => undefined);
        throw error;
      },
    );
    await staging.drop();
    return result;
  });
}

async function imported(
  session: Session,
  staging: Staging,
  engine: Engine,
  request: ImportRequest,
  report: Report,
): Promise<ImportResult> {
  const tally = await readFeed(request, staging, report);
  await staging.finish();
  const { identical } = await settleDuplicates(session, (duplicate) =>
    refuseDuplicate(duplicate, tally, request.mapping, report),
  );
  const applied = await inTransaction(session, request.dryRun, (transaction) =>
    applyAll(transaction, engine, request, tally),
  );
  return { ...tally, identical, applied };
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
