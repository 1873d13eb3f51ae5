import { type AreaMigrations, migrateWithin } from "@forecourt/service-kit/db/migrate";
import { sql } from "kysely";
import { storedAreas } from "./areas.ts";
import { BackupError } from "./backup-error.ts";
import type { TablesByArea } from "./backup-paths.ts";
import { loadTable } from "./load-table.ts";
import type { Manifest } from "./manifest.ts";
import { tallyTable } from "./store-table.ts";
import { type Table, type Tables, tablesOf } from "./tables.ts";

/**
 * Checks that this version knows every migration of the backup.
 * @throws BackupError that names the area and the migration
 */
export function checkMigrations(manifest: Manifest, known = storedAreas): void {
  for (const [area, { migrations }] of Object.entries(manifest.areas)) {
    const names = known.find((one) => one.area === area)?.migrations.map(({ name }) => name) ?? [];
    const unknown = migrations.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new BackupError(
        `the backup is of a newer version of the site: ${area} has the migration ${unknown}`,
      );
    }
    const gap = names.slice(0, migrations.length).find((name) => !migrations.includes(name));
    if (gap !== undefined) {
      throw new BackupError(`${area} lacks the migration ${gap}, which comes before others it has`);
    }
  }
}

/** Names of tables of the site that are there already. */
export async function presentTables(tablesByArea: TablesByArea): Promise<string[]> {
  const names = [];
  for (const [area, tables] of tablesByArea) {
    names.push(...(await tablesOf(tables, area)).map(({ name }) => name));
  }
  return names;
}

/** Removes the tables of the areas that a backup has. */
export async function dropTables(tablesByArea: TablesByArea): Promise<void> {
  for (const [area, tables] of tablesByArea) {
    for (const { name } of (await tablesOf(tables, area)).toReversed()) {
      await sql`drop table ${sql.table(name)}`.execute(tables.transaction);
    }
  }
}

/**
 * Creates the tables as the backup had them, fills them, compares every table with the manifest, and then runs the
 * migrations that the backup has not been through.
 * @throws BackupError that names the table that came back differently
 */
export async function restoreAreas(
  folder: string,
  manifest: Manifest,
  tablesByArea: TablesByArea,
): Promise<void> {
  for (const { area, migrations } of storedAreas) {
    const stored = manifest.areas[area];
    const tables = tablesByArea.get(area);
    if (stored === undefined || tables === undefined) continue;
    const had = migrations.filter(({ name }) => stored.migrations.includes(name));
    const created = await createEmpty(tables, { area, migrations: had });
    requireSameTables(area, created, stored);
    for (const table of created) await loadTable(folder, area, table, tables);
    for (const table of created) await requireSameRows(tables, table, stored);
    await migrateWithin(tables.transaction as never, tables.engine, { area, migrations });
  }
}

/** Tables without the rows that migrations write. */
async function createEmpty(tables: Tables, migrations: AreaMigrations): Promise<Table[]> {
  await migrateWithin(tables.transaction as never, tables.engine, migrations);
  const created = await tablesOf(tables, migrations.area);
  for (const { name } of created.toReversed()) {
    await tables.transaction.deleteFrom(name).execute();
  }
  return created;
}

type StoredArea = Manifest["areas"][string];

function requireSameTables(area: string, created: readonly Table[], { tables }: StoredArea): void {
  const names = created.map(({ name }) => name).sort();
  const stated = Object.keys(tables).sort();
  if (names.join() === stated.join()) return;
  throw new BackupError(
    `${area} has the tables ${stated.join(", ")} in the backup, and ${names.join(", ")} in this version`,
  );
}

async function requireSameRows(tables: Tables, table: Table, { tables: stated }: StoredArea) {
  const { rows, checksum } = await tallyTable(tables, table);
  const expected = stated[table.name];
  if (expected?.rows === rows && expected.checksum === checksum) return;
  throw new BackupError(
    `${table.name} came back with ${rows} rows and checksum ${checksum.slice(0, 12)} instead of ${expected?.rows} rows and ${expected?.checksum.slice(0, 12)}`,
  );
}
