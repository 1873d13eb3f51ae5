import { AppError } from "@forecourt/contracts/errors";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";
import { runCommand } from "../command-line/run-command.ts";
import { type ImportOptions, importOptions } from "./options.ts";
import { runImport } from "./run.ts";
import { runMarketImport } from "./run-market.ts";
import { marketSummary, summary } from "./summary.ts";
import { dealerWarning, targetStore } from "./target-store.ts";
import { usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL, DEALERS_DIR } = variables;

await runCommand({
  name: "import",
  usage,
  main,
  describe: (error) =>
    error instanceof AppError ? `refused, nothing was changed: ${error.message}` : error,
});

async function main(args: readonly string[]): Promise<number> {
  const options = importOptions(args);
  const config = readConfig(z.object({ DATA_DIR, DATABASE_URL, DEALERS_DIR }), processEnv());
  const location = databaseLocation(config, "inventory");
  const { source } = options;
  if (source === null) await importStore(options, location, config.DEALERS_DIR);
  else await importListings({ ...options, source }, location, config.DEALERS_DIR);
  return 0;
}

async function importStore(
  options: ImportOptions,
  location: DatabaseLocation,
  dealersDir: string,
): Promise<void> {
  const { storeId, warning } = await targetStore(dealersDir, options.dealer, options.store);
  warn(warning);
  const result = await runImport(location, options, { storeId, today: today() });
  console.log(`${heading(options, storeId)}\n${summary(result)}`);
}

async function importListings(
  options: ImportOptions & { source: string },
  location: DatabaseLocation,
  dealersDir: string,
): Promise<void> {
  warn(await dealerWarning(dealersDir, options.dealer));
  const result = await runMarketImport(location, options, today());
  console.log(`${heading(options, options.source)}\n${marketSummary(result)}`);
}

function warn(warning: string | null): void {
  if (warning !== null) console.error(`warning: ${warning}`);
}

function heading({ dealer, feed, dryRun }: ImportOptions, target: string): string {
  return `${dealer} / ${target}: ${feed}${dryRun ? " (dry run, nothing changed)" : ""}`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
