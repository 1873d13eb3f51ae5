import { mkdir, readdir } from "node:fs/promises";
import { sql } from "kysely";
import { BackupError } from "./backup-error.ts";
import { type BackupPaths, readDatabases, type TablesByArea } from "./backup-paths.ts";
import {
  type Manifest,
  type ManifestContents,
  type StoredFile,
  writeManifest,
} from "./manifest.ts";
import { storeFolder } from "./store-file.ts";
import { requireKeys, storeKeys, storeMessages, storeReleases } from "./store-site-files.ts";
import { storeTable } from "./store-table.ts";
import { type Tables, tablesOf } from "./tables.ts";

export interface BackupOptions {
  /** With the files that hold the master keys of the vault and the secret of signatures. */
  keys: boolean;
  /** With the release store. */
  releases: boolean;
}

/** Writes a site's backup into a folder that is new or empty, while the site runs. @throws BackupError */
export async function createBackup(
  to: string,
  places: BackupPaths,
  { keys, releases }: BackupOptions,
): Promise<ManifestContents> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) {
    throw new BackupError(`${to} is not empty: each backup has a folder of its own`);
  }
  if (keys) requireKeys(places);
  const madeAt = new Date().toISOString();
  const stored = await readDatabases(places, (tables) => storeAreas(to, tables));
  const files = [
    ...stored.files,
    ...(await storeMessages(to, places)),
    ...(await storeFolder(to, "dealers", places.dealersDir)),
    ...(keys ? await storeKeys(to, places) : []),
    ...(releases ? await storeReleases(to, places) : []),
  ];
  const contents: ManifestContents = {
    madeAt,
    engine: places.databaseUrl === undefined ? "sqlite" : "postgres",
    areas: stored.areas,
    hasKeys: keys,
    hasReleases: releases,
    files,
  };
  await writeManifest(to, contents);
  return contents;
}

async function storeAreas(to: string, tablesByArea: TablesByArea) {
  const areas: Manifest["areas"] = {};
  const files: StoredFile[] = [];
  for (const [area, tables] of tablesByArea) {
    const found = await tablesOf(tables, area);
    if (found.length === 0) continue;
    const stored: Manifest["areas"][string] = {
      migrations: await migrationsOf(tables, area),
      tables: {},
    };
    for (const table of found) {
      const { file, tally } = await storeTable(to, area, table, tables);
      files.push(file);
      stored.tables[table.name] = tally;
    }
    areas[area] = stored;
  }
  return { areas, files };
}

/** The names of the migrations that an area's tables have been through. */
async function migrationsOf({ transaction }: Tables, area: string): Promise<string[]> {
  const record = sql.table(`${area}_migrations`);
  const { rows } = await sql<{ name: string }>`select name from ${record}`.execute(transaction);
  return rows.map(({ name }) => name).sort();
}
