import path from "node:path";
import type { Database, Engine } from "@forecourt/service-kit/db";
import type { InventoryTables } from "../store/tables.ts";
import { applySnapshot } from "./apply/apply.ts";
import { HeldImport } from "./apply/held-import.ts";
import { type Origin, recordImport } from "./apply/record.ts";
import type { Snapshot, SnapshotCounts } from "./apply/snapshot.ts";
import { refusedRows } from "./judge/usual-shares.ts";
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
  /** Snapshot to import from a feed with snapshots; null = all snapshots, by date. */
  snapshot: string | null;
  /** Why an import is applied that would be held or refused as a mistake; null = it is not. */
  force: string | null;
  /** Runs the import, then rolls it back. */
  dryRun: boolean;
  /** The hosts from which the dealer's site fetches pictures; null = unknown. */
  photoHosts?: readonly string[] | null;
}

/** Result by snapshot date. */
export type ImportResult = Loaded<(SnapshotCounts & { date: string })[]>;

/**
 * Replaces a store's inventory by a feed in one transaction. Throws `feed-refused` with the reason if the
 * file does not fit the mapping, and HeldImport, which is logged, if it is odd. Rows that are not valid vehicles go to
 * `report` and are omitted. On SQLite the database is locked until the end.
 */
export async function importFeed(
  database: Database<InventoryTables>,
  request: ImportRequest,
  report: Report,
): Promise<ImportResult> {
  let read: FeedTally | null = null;
  const apply = (transaction: Session, tally: FeedTally) => {
    read = tally;
    return applyAll(transaction, database.engine, request, tally);
  };
  try {
    return await throughStaging(database, { ...request, apply }, report);
  } catch (error) {
    if (error instanceof HeldImport && read !== null && !request.dryRun) {
      await recordHeld(database.query, originOf(request, read), error);
    }
    throw error;
  }
}

async function applyAll(
  session: Session,
  engine: Engine,
  request: ImportRequest,
  tally: FeedTally,
): Promise<ImportResult["applied"]> {
  const { dealerId, storeId, force, photoHosts = null } = request;
  const origin = originOf(request, tally);
  const rows = {
    read: tally.read,
    refused: refusedRows(origin.refused),
    isCutOff: tally.isCutOff,
    reasons: [...tally.firstRefusals.values()].map((first) => ({
      rows: tally.refused.get(first.reason) ?? 0,
      first,
    })),
  };
  const applied: ImportResult["applied"] = [];
  for (const key of tally.snapshots) {
    const date = key === "" ? request.date : key;
    const snapshot: Snapshot = { dealerId, storeId, key, date, force };
    const done = await applySnapshot(session, snapshot, { engine, rows, photoHosts });
    await recordImport(session, snapshot, origin, { outcome: "applied", ...done });
    applied.push({ date, ...done.counts });
  }
  return applied;
}

async function recordHeld(
  session: Session,
  origin: Origin,
  { snapshot, counts, oddities }: HeldImport,
): Promise<void> {
  await recordImport(session, snapshot, origin, {
    outcome: "held",
    counts,
    oddities,
    changes: null,
  });
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
