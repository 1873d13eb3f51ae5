import {
  importMarket,
  type MarketImportResult,
} from "@forecourt/service-inventory/market/import-market";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import type { ImportOptions } from "./options.ts";
import { feedOf, withInventory } from "./run.ts";

/** Runs one import of market data, from the mapping file to the closed report. */
export async function runMarketImport(
  location: DatabaseLocation,
  options: ImportOptions & { source: string },
  today: string,
): Promise<MarketImportResult> {
  const request = { dealerId: options.dealer, source: options.source, ...feedOf(options, today) };
  return withInventory(location, options.report, (database, report) =>
    importMarket(database, request, report),
  );
}
