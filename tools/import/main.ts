import { AppError } from "@forecourt/contracts/errors";
import { undoImport } from "@forecourt/service-inventory/import/apply/undo";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { fetchNow } from "./fetch.ts";
import { guessFile } from "./guess.ts";
import { importHistory } from "./history.ts";
import { type ImportOptions, importOptions, lotOptions } from "./options.ts";
import { runImport, withInventory } from "./run.ts";
import { runMarketImport } from "./run-market.ts";
import { marketSummary, summary } from "./summary.ts";
import { dealerWarning, targetStore } from "./target-store.ts";
import { usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL, DEALERS_DIR } = variables;

await runCommand({
  name: "import",
  usage,
  main,
  describe: (error) => (error instanceof AppError ? refusalOf(error) : error),
});

async function main(args: readonly string[]): Promise<number> {
  const [command, ...others] = args;
  if (command === "guess") return printGuess(others);
  const config = readConfig(z.object({ DATA_DIR, DATABASE_URL, DEALERS_DIR }), processEnv());
  const location = databaseLocation(config, "inventory");
  if (command === "history") return printHistory(location, others);
  if (command === "fetch") return printFetch(location, others, config.DEALERS_DIR);
  if (command === "undo") return undoLast(location, others, config.DEALERS_DIR);
  const options = importOptions(args);
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
  const { dealer: dealerId, store, unconfigured } = options;
  const target = await targetStore(dealersDir, { dealerId, storeId: store, unconfigured });
  const { storeId, warning, photoHosts } = target;
  warn(warning);
  const result = await runImport(location, options, { storeId, photoHosts, today: today() });
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

async function printGuess(args: readonly string[]): Promise<number> {
  const [feed, ...more] = parseCommandLine(args, {}).positionals;
  if (feed === undefined || more.length > 0) throw new UsageError("expected guess FEED");
  const { mapping, notes } = await guessFile(feed, today());
  console.log(mapping);
  for (const note of notes) console.error(note);
  return 0;
}

async function printHistory(location: DatabaseLocation, args: readonly string[]): Promise<number> {
  const lot = lotOptions(args);
  const lines = await withInventory(location, null, (database) => importHistory(database, lot));
  console.log(lines.join("\n"));
  return 0;
}

async function printFetch(
  location: DatabaseLocation,
  args: readonly string[],
  dealersDir: string,
): Promise<number> {
  const { dealer: dealerId, store } = lotOptions(args);
  const { storeId } = await targetStore(dealersDir, {
    dealerId,
    storeId: store,
    unconfigured: false,
  });
  const { lines, code } = await withInventory(location, null, (database) =>
    fetchNow(database, { dealersDir, env: processEnv() }, { dealerId, storeId }),
  );
  console.log(lines.join("\n"));
  return code;
}

async function undoLast(
  location: DatabaseLocation,
  args: readonly string[],
  dealersDir: string,
): Promise<number> {
  const { dealer: dealerId, store } = lotOptions(args);
  const target = { dealerId, storeId: store, unconfigured: store !== null };
  const { storeId } = await targetStore(dealersDir, target);
  const undone = await withInventory(location, null, (database) =>
    undoImport(database, { dealerId, storeId }),
  );
  const { fileName, snapshot, restored, removed } = undone;
  console.log(`${dealerId} / ${storeId}: undone ${fileName}, the feed of ${snapshot}`);
  console.log(`cars as before: ${restored}; added cars taken out: ${removed}`);
  return 0;
}

function refusalOf({ code, message }: AppError): string {
  if (code !== "feed-held") return `refused, nothing was changed: ${message}`;
  return `held, nothing was changed: ${message}\nIf the feed is right, import it again with --force "REASON".`;
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
