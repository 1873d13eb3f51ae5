import path from "node:path";
import type { Database } from "@forecourt/service-kit/db";
import type { Report } from "../import/report.ts";
import type { FeedToRead } from "../import/stage/read-feed.ts";
import { type Loaded, throughStaging } from "../import/stage/through-staging.ts";
import type { InventoryTables } from "../store/tables.ts";
import { type MarketCounts, replaceSource } from "./replace-source.ts";

export interface MarketImportRequest extends FeedToRead {
  /** Whose site compares with these listings. */
  dealerId: string;
  /** Where they were listed; a later import of the same source takes their place. */
  source: string;
  /** What the import's record calls the mapping: the file's name. */
  mappingName: string;
  /** Does everything, then takes it back. */
  dryRun: boolean;
}

export type MarketImportResult = Loaded<MarketCounts>;

/**
 * Makes what is known of one source of market data what its file says, all of it or nothing, read as
 * a dealer's feed is read (see `importFeed`), but for two things: a listing needs no VIN, and of many
 * snapshots each car's newest counts. Throws `feed-refused` with the reason when the file is not what
 * the mapping expects, or when it looks like a mistake.
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
