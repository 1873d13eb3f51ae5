import type { Database } from "@forecourt/service-kit/db";
import type { InventoryTables } from "../../store/tables.ts";
import type { Report } from "../report.ts";
import { inTransaction } from "../transaction.ts";
import { settleDuplicates } from "./duplicates.ts";
import { type FeedTally, type FeedToRead, readFeed } from "./read-feed.ts";
import { refuseDuplicate } from "./refuse-duplicate.ts";
import { openStaging, type Session, type Staging } from "./staging.ts";

interface Load<Applied> extends FeedToRead {
  /** Runs the import, then rolls it back. */
  dryRun: boolean;
  /** Applies the staged rows, inside a transaction. */
  apply(transaction: Session, tally: FeedTally): Promise<Applied>;
}

/** Counts of a read feed, and the result of applying it. */
export interface Loaded<Applied> extends FeedTally {
  /** Rows identical to a later row of their VIN. */
  identical: number;
  applied: Applied;
}

/**
 * Reads a feed into temporary tables of one connection, resolves duplicates, and applies the rows in one
 * transaction. Drops the tables in any case.
 */
export async function throughStaging<Applied>(
  database: Database<InventoryTables>,
  load: Load<Applied>,
  report: Report,
): Promise<Loaded<Applied>> {
  return database.query.connection().execute(async (session) => {
    const staging = await openStaging(session, database.engine);
    const loaded = await throughTables(session, staging, load, report).catch(
      async (error: unknown) => {
        // If the connection failed, its temporary tables no longer exist.
        await staging.drop().catch(() => undefined);
        throw error;
      },
    );
    await staging.drop();
    return loaded;
  });
}

async function throughTables<Applied>(
  session: Session,
  staging: Staging,
  load: Load<Applied>,
  report: Report,
): Promise<Loaded<Applied>> {
  const tally = await readFeed(load, staging, report);
  await staging.finish();
  const { identical } = await settleDuplicates(session, (duplicate) =>
    refuseDuplicate(duplicate, tally, load.mapping, report),
  );
  const applied = await inTransaction(session, load.dryRun, (transaction) =>
    load.apply(transaction, tally),
  );
  return { ...tally, identical, applied };
}
