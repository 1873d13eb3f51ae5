import type { Engine } from "@forecourt/service-kit/db";
import { sql, type Transaction } from "kysely";
import type { Row } from "./row-line.ts";

/** Tables of any name: a backup does not know their columns. */
export type AnyTables = Record<string, Row>;

/** A transaction on the tables of one area or more. */
export interface Tables {
  engine: Engine;
  transaction: Transaction<AnyTables>;
}

export interface Table {
  name: string;
  /** Columns in alphabetical order: a later migration adds them in another order than a new installation. */
  columns: readonly string[];
}

interface ColumnRow {
  table_name: string;
  column_name: string;
}

const columnQueries = {
  sqlite: sql<ColumnRow>`select m.name as table_name, c.name as column_name
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' order by m.rowid, c.name`,
  postgres: sql<ColumnRow>`select c.relname::text as table_name, a.attname::text as column_name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = current_schema() and c.relkind = 'r' order by c.oid, a.attname collate "C"`,
};

/** The tables of an area, each after the tables that it refers to: migrations create them in this order. */
export async function tablesOf({ engine, transaction }: Tables, area: string): Promise<Table[]> {
  const { rows } = await columnQueries[engine].execute(transaction);
  const tables = new Map<string, string[]>();
  for (const { table_name: table, column_name: column } of rows) {
    if (table.startsWith(`${area}_`)) tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Rows that are in memory at a time. A row of photos has a megabyte. */
const pageSize = 50;

/** Every row of a table, in pages. */
export async function* rowPages(
  { engine, transaction }: Tables,
  table: string,
): AsyncGenerator<Row[]> {
  if (engine === "sqlite") {
    for await (const row of transaction.selectFrom(table).selectAll().stream()) yield [row];
    return;
  }
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
    transaction,
  );
  for (;;) {
    const page = sql<Row>`fetch ${sql.lit(pageSize)} from backup_rows`;
    const { rows } = await page.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup_rows`.execute(transaction);
}
