import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { loadMapping } from "@forecourt/service-inventory/import/mapping/load";
import { noReport } from "@forecourt/service-inventory/import/report";
import { importMarket } from "@forecourt/service-inventory/market/import-market";
import { ratingMethod } from "@forecourt/service-inventory/market/rate-price";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import type { Database } from "@forecourt/service-kit/db";
import { addDays } from "./dates.ts";
import { demoMarketMapping, writeMarketFile } from "./feed-files.ts";
import { type DemoMarket, demoMarketSource, demoMarkets } from "./market.ts";

/**
 * Gives `dealers`, whose lots were just filled with the demo's cars, listings of other sellers to compare with.
 * Listings that an earlier start gave are renewed at half of the age at which they no longer count. A dealer with cars
 * of its own never gets any.
 */
export async function loadDemoMarket(
  database: Database<InventoryTables>,
  dealers: ReadonlySet<string>,
  date: string,
): Promise<void> {
  const stale = await staleDealers(database, date);
  const due = new Set([...dealers, ...stale]);
  if (due.size === 0) return;
  for (const market of demoMarkets()) {
    if (due.has(market.dealerId)) await importOne(database, market, date);
  }
}

async function staleDealers({ query }: Database<InventoryTables>, date: string): Promise<string[]> {
  const rows = await query
    .selectFrom("inventory_market_sources")
    .select("dealer_id")
    .where("source", "=", demoMarketSource)
    .where("seen_on", "<", addDays(date, -ratingMethod.maxAgeDays / 2))
    .execute();
  return rows.map(({ dealer_id }) => dealer_id);
}

async function importOne(
  database: Database<InventoryTables>,
  market: DemoMarket,
  date: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-market-"));
  try {
    const file = writeMarketFile(market, folder);
    const mapping = loadMapping(demoMarketMapping);
    const how = { mappingName: path.basename(demoMarketMapping), snapshot: null, dryRun: false };
    const { dealerId } = market;
    const request = { dealerId, source: demoMarketSource, file, mapping, date, force: null };
    const { refused } = await importMarket(database, { ...request, ...how }, noReport);
    if (refused.size > 0) throw new Error(`rows were refused: ${[...refused.keys()].join(", ")}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
