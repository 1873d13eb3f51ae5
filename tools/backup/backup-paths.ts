import { existsSync } from "node:fs";
import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { sql } from "kysely";
import { z } from "zod";
import { root } from "../build/base-config.ts";
import { storedAreas } from "./areas.ts";
import { BackupError } from "./backup-error.ts";
import type { AnyTables, Tables } from "./tables.ts";

const Config = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  RELEASES_DIR: variables.RELEASES_DIR,
});

/** Folders and database of a site that a backup reads or a restore writes. Folders are absolute. */
export interface BackupPaths {
  dataDir: string;
  dealersDir: string;
  releasesDir: string;
  databaseUrl: string | undefined;
}

/** @throws Error that names an invalid variable */
export function backupPaths(env: Env): BackupPaths {
  const config = readConfig(Config, env);
  return {
    dataDir: path.resolve(root, config.DATA_DIR),
    dealersDir: path.resolve(root, config.DEALERS_DIR),
    releasesDir: path.resolve(root, config.RELEASES_DIR),
    databaseUrl: config.DATABASE_URL,
  };
}

/** One database, with the areas whose tables are in it. */
interface StoredDatabase {
  location: DatabaseLocation;
  areas: readonly string[];
}

/** The databases of a site: a server for all areas, or a file for each. */
function databasesOf({ dataDir, databaseUrl }: BackupPaths): StoredDatabase[] {
  const areas = storedAreas.map(({ area }) => area);
  const config = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  if (databaseUrl !== undefined) return [{ location: databaseLocation(config, ""), areas }];
  return areas.map((area) => ({ location: databaseLocation(config, area), areas: [area] }));
}

/** The transaction in which an area's tables are read or written. */
export type TablesByArea = ReadonlyMap<string, Tables>;

/**
 * Runs `work` in one read transaction per database, which sees the database as it was at one moment, while the site
 * writes. Files of areas that have stored nothing yet are left out.
 * @throws BackupError where the data folder has no database
 */
export function readDatabases<R>(
  places: BackupPaths,
  work: (tables: TablesByArea) => Promise<R>,
): Promise<R> {
  const present = databasesOf(places).filter(
    ({ location }) => !("file" in location) || existsSync(location.file),
  );
  if (present.length === 0) {
    throw new BackupError(`no database in ${places.dataDir}: check DATA_DIR and DATABASE_URL`);
  }
  return inTransactions(present, "read", work);
}

/** Runs `work` in one transaction per database, and keeps its writes only when it succeeds. */
export function writeDatabases<R>(
  places: BackupPaths,
  work: (tables: TablesByArea) => Promise<R>,
): Promise<R> {
  return inTransactions(databasesOf(places), "write", work);
}

/** A snapshot is taken by the first query that reads, not by the beginning of a transaction. */
const takeSnapshot = {
  sqlite: sql`select count(*) from sqlite_master`,
  postgres: sql`select count(*) from pg_class`,
};

/** Each transaction runs inside the transaction before, so that a failure rolls all of them back. */
async function inTransactions<R>(
  databases: readonly StoredDatabase[],
  mode: "read" | "write",
  work: (tables: TablesByArea) => Promise<R>,
  opened: TablesByArea = new Map(),
): Promise<R> {
  const [next, ...rest] = databases;
  if (next === undefined) return work(opened);
  const database = openDatabase<AnyTables>(next.location);
  const { engine, query } = database;
  try {
    const begin =
      mode === "read"
        ? query.transaction().setIsolationLevel("repeatable read").setAccessMode("read only")
        : query.transaction();
    return await begin.execute(async (transaction) => {
      const tables = { engine, transaction };
      await takeSnapshot[engine].execute(transaction);
      const more = next.areas.map((area) => [area, tables] as const);
      return inTransactions(rest, mode, work, new Map([...opened, ...more]));
    });
  } finally {
    await database.close();
  }
}
