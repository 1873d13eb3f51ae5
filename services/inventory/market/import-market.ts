import path from "node:path";
import type { Database } from "@forecourt/service-kit/db";
import type { Report } from "../import/report.ts";
import type { FeedToRead } from "../import/stage/read-feed.ts";
import { type Loaded, throughStaging } from "../import/stage/through-staging.ts";
import type { InventoryTables } from "../store/tables.ts";
import { type MarketCounts, replaceSource } from "./replace-source.ts";

export interface MarketImportRequest extends FeedToRead {
  /** The dealer whose prices are compared with these listings. */
  dealerId: string;
  /** Name of the source; a later import of the same source replaces its listings. */
  source: string;
  /** File name of the mapping, for the import log. */
  mappingName: string;
  /** Runs the import, then rolls it back. */
  dryRun: boolean;
}

export type MarketImportResult = Loaded<MarketCounts>;

/**
 * Replaces all listings of one market data source by a file, in one transaction. Reads it like a dealer's
 * feed (see `importFeed`), except that a VIN is optional and only the newest snapshot of each vehicle
 * counts. Throws `feed-refused` with the reason if the file does not fit the mapping or looks like a
 * mistake.
 */
export async function importMarket(
  database: Database<InventoryTables>,
  request: MarketImportRequest,
  report: Report,
): Promise<MarketImportResult> {
  const { engine } = database;
  const fileName = path.basename(request.file);
  return throughStaging(
    database,
    {
      ...request,
      vinless: true,
      apply: (transaction, tally) =>
        replaceSource(transaction, engine, { ...request, fileName, tally }),
    },
    report,
  );
}
