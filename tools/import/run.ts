import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import type { ImportRequest, ImportResult } from "@forecourt/service-inventory/import/import-feed";
import { importFeed } from "@forecourt/service-inventory/import/import-feed";
import { loadMapping } from "@forecourt/service-inventory/import/mapping/load";
import { noReport, openReport, type Report } from "@forecourt/service-inventory/import/report";
import { migrateInventory } from "@forecourt/service-inventory/store";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import { type Database, type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { errorCode } from "@forecourt/service-kit/error-code";
import { UsageError } from "../command-line/usage-error.ts";
import type { ImportOptions } from "./options.ts";
import type { TargetStore } from "./target-store.ts";

/** Maximum time that an import waits for another import that writes to the same SQLite file, in milliseconds. */
const BUSY_TIMEOUT_MS = 10 * 60 * 1000;

/** Runs one import, from the mapping file to the closed report. */
export async function runImport(
  location: DatabaseLocation,
  options: ImportOptions,
  { storeId, photoHosts, today }: Pick<TargetStore, "storeId" | "photoHosts"> & { today: string },
): Promise<ImportResult> {
  const request = { dealerId: options.dealer, storeId, photoHosts, ...feedOf(options, today) };
  return withInventory(location, options.report, (database, report) =>
    importFeed(database, request, report),
  );
}

/** Runs `work` with the inventory's database; always closes the database and the report. */
export async function withInventory<T>(
  location: DatabaseLocation,
  reportFile: string | null,
  work: (database: Database<InventoryTables>, report: Report) => Promise<T>,
): Promise<T> {
  const report = await reportTo(reportFile);
  const database = openDatabase<InventoryTables>({ ...location, busyTimeoutMs: BUSY_TIMEOUT_MS });
  try {
    await migrateInventory(database);
    return await work(database, report);
  } finally {
    await report.close();
    await database.close();
  }
}

async function reportTo(file: string | null): Promise<Report> {
  if (file === null) return noReport;
  try {
    return await openReport(file);
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    throw new UsageError(`--report ${file} cannot be written: ${code}`, { cause: error });
  }
}

/** The feed to read. Throws UsageError when options and mapping contradict each other. */
export function feedOf(
  options: ImportOptions,
  today: string,
): Omit<ImportRequest, "dealerId" | "storeId"> {
  const mapping = mappingOf(options.mapping);
  const { snapshots } = options;
  if (mapping.snapshot !== undefined && snapshots.kind === "none") {
    throw new UsageError("the feed holds many snapshots: give --snapshot DAY or --every-snapshot");
  }
  if (mapping.snapshot === undefined && snapshots.kind !== "none") {
    throw new UsageError(`${options.mapping} names no snapshot column`);
  }
  return {
    file: options.feed,
    mapping,
    mappingName: path.basename(options.mapping),
    date: options.date ?? (snapshots.kind === "one" ? snapshots.day : today),
    snapshot: snapshots.kind === "one" ? snapshots.day : null,
    force: options.force,
    dryRun: options.dryRun,
  };
}

function mappingOf(file: string) {
  try {
    return loadMapping(file);
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}
