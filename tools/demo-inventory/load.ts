import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importFeed } from "@forecourt/service-inventory/import/import-feed";
import { loadMapping } from "@forecourt/service-inventory/import/mapping/load";
import { noReport } from "@forecourt/service-inventory/import/report";
import { migrateInventory } from "@forecourt/service-inventory/store";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { demoToday } from "./dates.ts";
import { demoMapping, type FeedFile, writeFeedFiles } from "./feed-files.ts";
import { type DemoFeed, type DemoFeedOptions, demoFeeds } from "./feeds.ts";
import { loadDemoMarket } from "./load-market.ts";

export interface DemoInventory {
  /** Where the services keep their files; as their DATA_DIR. */
  dataDir: string;
  /** A PostgreSQL server instead; as the services' DATABASE_URL. */
  databaseUrl?: string | undefined;
  /** The day of the newest snapshot, `YYYY-MM-DD`. Default: today at the dealers' stores. */
  date?: string;
  /** Whether a car has photos. Default: every car. */
  hasPhotos?: DemoFeedOptions["hasPhotos"];
}

/**
 * Fills a new inventory with the demo dealers' cars, through the same import that dealers' feeds go through, and with
 * listings of other sellers. Stores that have any car, even a sold one, are left alone. Returns the number of snapshots
 * imported.
 */
export async function loadDemoInventory({
  dataDir,
  databaseUrl,
  date = demoToday(),
  hasPhotos,
}: DemoInventory): Promise<number> {
  const where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const database = openDatabase<InventoryTables>(databaseLocation(where, "inventory"));
  try {
    await migrateInventory(database);
    const empty = await emptyStores(database, demoFeeds({ date, hasPhotos }));
    if (empty.length > 0) await importAll(database, empty);
    await loadDemoMarket(database, new Set(empty.map(({ dealerId }) => dealerId)), date);
    return empty.reduce((count, { snapshots }) => count + snapshots.length, 0);
  } finally {
    await database.close();
  }
}

async function emptyStores(
  { query }: Database<InventoryTables>,
  feeds: DemoFeed[],
): Promise<DemoFeed[]> {
  const filled = await query
    .selectFrom("inventory_vehicles")
    .select(["dealer_id", "store_id"])
    .distinct()
    .execute();
  const known = new Set(filled.map((row) => `${row.dealer_id}/${row.store_id}`));
  return feeds.filter(({ dealerId, storeId }) => !known.has(`${dealerId}/${storeId}`));
}

async function importAll(database: Database<InventoryTables>, feeds: DemoFeed[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-demo-"));
  try {
    for (const file of writeFeedFiles(feeds, folder)) await importOne(database, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importOne(database: Database<InventoryTables>, feed: FeedFile): Promise<void> {
  const { refused } = await importFeed(
    database,
    {
      ...feed,
      mapping: loadMapping(demoMapping),
      mappingName: path.basename(demoMapping),
      snapshot: null,
      force: null,
      dryRun: false,
    },
    noReport,
  );
  if (refused.size > 0) {
    throw new Error(`${feed.file}: rows were refused: ${[...refused.keys()].join(", ")}`);
  }
}
