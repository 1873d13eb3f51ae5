import path from "node:path";
import type { Database, Engine } from "@forecourt/service-kit/db";
import type { Report } from "../import/report.ts";
import { settleDuplicates } from "../import/stage/duplicates.ts";
import { type FeedTally, type FeedToRead, readFeed } from "../import/stage/read-feed.ts";
import { refuseDuplicate } from "../import/stage/refuse-duplicate.ts";
import { openStaging, type Session, type Staging } from "../import/stage/staging.ts";
import { inTransaction } from "../import/transaction.ts";
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

export interface MarketImportResult extends FeedTally {
  /** Rows that said the same as a later row of their VIN. */
  identical: number;
  applied: MarketCounts;
}

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
  request: MarketImportRequest,
  report: Report,
): Promise<MarketImportResult> {
  const tally = await readFeed({ ...request, vinless: true }, staging, report);
  await staging.finish();
  const { identical } = await settleDuplicates(session, (duplicate) =>
    refuseDuplicate(duplicate, tally, request.mapping, report),
  );
  const applied = await inTransaction(session, request.dryRun, (transaction) =>
    replaceSource(transaction, engine, {
      ...request,
      fileName: path.basename(request.file),
      tally,
    }),
  );
  return { ...tally, identical, applied };
}
