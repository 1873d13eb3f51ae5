import { type Kysely, sql, type Transaction } from "kysely";
import type { Database, Engine } from "../db.ts";

export interface Migration {
  /** Sorts after every earlier one of its service: `0001-vehicles`. Never changed once released. */
  readonly name: string;
  up(transaction: Transaction<unknown>, engine: Engine): Promise<void>;
}

/**
 * Brings a service's tables up to date, all missing migrations in one transaction, and returns the
 * names of those it ran. Any number of replicas may call it at once: one works, the others wait and
 * find it done. A database that is ahead of this code is left alone, so that a service can be rolled
 * back; one that lacks an earlier migration than it holds is refused.
 *
 * @param area Names the service's own record of what was run: `<area>_migrations`.
 */
export async function migrate<T>(
  database: Database<T>,
  area: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  const query = database.query as Kysely<unknown>;
  return query
    .transaction()
    .execute((transaction) => migrateWithin(transaction, database.engine, { area, migrations }));
}

/** The migrations of an area, or the first of them. */
export interface AreaMigrations {
  area: string;
  migrations: readonly Migration[];
}

/** As `migrate`, in a transaction that has begun, and that may still be rolled back. */
export async function migrateWithin(
  transaction: Transaction<unknown>,
  engine: Engine,
  { area, migrations }: AreaMigrations,
): Promise<string[]> {
  const record = `${area}_migrations`;
  if (engine === "postgres") await lock(transaction, record);
  await sql`create table if not exists ${sql.table(record)}
    (name text primary key, applied_at text not null)`.execute(transaction);
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(record)}`.execute(
    transaction,
  );
  const missing = missingFrom(new Set(rows.map(({ name }) => name)), migrations, record);
  for (const migration of missing) {
    await migration.up(transaction, engine);
    await sql`insert into ${sql.table(record)} (name, applied_at)
      values (${migration.name}, ${new Date().toISOString()})`.execute(transaction);
  }
  return missing.map(({ name }) => name);
}

/** One at a time per schema; the lock ends with the transaction. SQLite's transaction is the lock. */
async function lock(transaction: Transaction<unknown>, record: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(current_schema()), hashtext(${record}))`.execute(
    transaction,
  );
}

function missingFrom(
  applied: ReadonlySet<string>,
  migrations: readonly Migration[],
  record: string,
): Migration[] {
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const newest = [...applied].sort().at(-1) ?? "";
  for (const { name } of missing) {
    if (name < newest)
      throw new Error(`${record}: holds "${newest}" but not "${name}", which comes before it`);
  }
  return missing;
}
