import type { Database, Engine } from "@forecourt/service-kit/db";
import { type AreaMigrations, type Migration, migrate } from "@forecourt/service-kit/db/migrate";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import { storedAreas } from "../backup/areas.ts";
import {
  countRows,
  deleteRows,
  insertRows,
  type SampleRow,
  sampleRows,
} from "./testing/sample-rows.ts";
import { readSchema, type Schema } from "./testing/schema.ts";

const definitionsOf = ({ columns, rules }: Schema) => ({
  columns: columns.map(({ definition }) => definition).sort(),
  rules,
});

const oneEach = (rows: readonly SampleRow[]) =>
  Object.fromEntries(rows.map(({ table }) => [table, 1]));

interface Version extends AreaMigrations {
  /** Number of migrations that this version of the site has. */
  version: number;
}

const published: (Version & { name: string })[] = storedAreas.flatMap(({ area, migrations }) =>
  migrations
    .slice(0, -1)
    .map(({ name }, index) => ({ area, migrations, name: `${area} ${name}`, version: index + 1 })),
);

/** The tables of a version with a row in each, and the statements that it may run. */
async function tablesOf(
  open: OpenTestDatabase,
  engine: Engine,
  { area, migrations, version }: Version,
) {
  const database: Database<unknown> = await open();
  await migrate(database, area, migrations.slice(0, version));
  const schema = await readSchema(database);
  const rowsWith = (onlyRequired: boolean) => sampleRows(schema, { engine, area, onlyRequired });
  const rows = rowsWith(false);
  // Rows that migrations themselves have written would conflict.
  await deleteRows(database, rows);
  await insertRows(database, rows);
  return { database, rows, shortest: rowsWith(true) };
}

/** Runs the statements of a version on the tables of the next version. */
async function expectRunsOnNext(
  open: OpenTestDatabase,
  engine: Engine,
  from: Version,
): Promise<void> {
  const { area, migrations, version } = from;
  const { database, rows, shortest } = await tablesOf(open, engine, from);
  await migrate(database, area, migrations.slice(0, version + 1));
  for (const statements of [rows, shortest]) {
    await deleteRows(database, rows);
    await insertRows(database, statements);
    expect(await countRows(database, statements)).toEqual(oneEach(statements));
  }
  // The version before starts on the tables as they are.
  expect(await migrate(database, area, migrations.slice(0, version))).toEqual([]);
  await database.close();
}

test("areas have earlier versions", () => {
  expect(published.length).toBeGreaterThan(40);
});

describeOnEveryDatabase("migrations", (open, engine) => {
  test.each(published)("bring the version of $name with its rows to the newest", async (from) => {
    const { area, migrations, version } = from;
    const { database, rows } = await tablesOf(open, engine, from);
    const ran = await migrate(database, area, migrations);
    expect(ran).toEqual(migrations.slice(version).map(({ name }) => name));
    expect(await countRows(database, rows)).toEqual(oneEach(rows));
    const fresh: Database<unknown> = await open();
    await migrate(fresh, area, migrations);
    expect(definitionsOf(await readSchema(database))).toEqual(
      definitionsOf(await readSchema(fresh)),
    );
    await Promise.all([database.close(), fresh.close()]);
  });

  test.each(published)("after $name leave what this version runs as it is", (from) =>
    expectRunsOnNext(open, engine, from),
  );
});

describeOnEveryDatabase("a migration is refused by these tests", (open, engine) => {
  const migration = (name: string, statement: string): Migration => ({
    name,
    up: async (transaction) => void (await sql.raw(statement).execute(transaction)),
  });
  const first = migration(
    "0001-cars",
    "create table shop_cars (vin text primary key, state text not null check (state in ('new', 'sold')), price integer)",
  );

  test.each([
    ["drops a column", "alter table shop_cars drop column price"],
    ["renames a column", "alter table shop_cars rename column price to cents"],
    ["renames a table", "alter table shop_cars rename to shop_vehicles"],
    ["requires a further column", "alter table shop_cars add column color text not null"],
  ])("that %s", async (_what, statement) => {
    const migrations = [first, migration("0002-next", statement)];
    const run = expectRunsOnNext(open, engine, { area: "shop", migrations, version: 1 });
    await expect(run).rejects.toThrow(/column|table|relation|NOT NULL|null value/i);
  });
});
