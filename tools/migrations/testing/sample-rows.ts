import type { Database } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import { allowedValue, type Column, type Schema } from "./schema.ts";

/** A statement that a version of the site could run: an insert that names these columns. */
export interface SampleRow {
  table: string;
  columns: Column[];
  values: unknown[];
}

/**
 * A row for each table of a schema except the record of its migrations, in the order of references. All texts and
 * numbers are the same, so that references are met. `onlyRequired` leaves out columns that a statement need not name.
 */
export function sampleRows(
  schema: Schema,
  { engine, area, onlyRequired }: Pick<Database<unknown>, "engine"> & SampleOptions,
): SampleRow[] {
  const tables = new Map<string, Column[]>();
  for (const column of schema.columns) {
    if (column.table === `${area}_migrations` || (onlyRequired && column.optional)) continue;
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  return [...tables].map(([table, columns]) => ({
    table,
    columns,
    values: columns.map((column) => allowedValue(schema, engine, column) ?? valueOf(column)),
  }));
}

interface SampleOptions {
  area: string;
  onlyRequired: boolean;
}

/** A text that is JSON, too. */
function valueOf({ table, column, type }: Column): unknown {
  if (type === "text") return "{}";
  if (["int", "integer", "bigint", "real", "double precision"].includes(type)) return 1;
  if (["blob", "bytea"].includes(type)) return Buffer.from([1]);
  throw new Error(`${table}.${column}: no sample value for the type ${type}`);
}

export async function insertRows({ query }: Database<unknown>, rows: readonly SampleRow[]) {
  for (const { table, columns, values } of rows) {
    const names = sql.join(columns.map(({ column }) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values)})`.execute(
      query,
    );
  }
}

/** Reads the columns that the rows name; the number of rows by table. */
export async function countRows({ query }: Database<unknown>, rows: readonly SampleRow[]) {
  const counts: Record<string, number> = {};
  for (const { table, columns } of rows) {
    const names = sql.join(columns.map(({ column }) => sql.ref(column)));
    const found = await sql`select ${names} from ${sql.table(table)}`.execute(query);
    counts[table] = found.rows.length;
  }
  return counts;
}

export async function deleteRows({ query }: Database<unknown>, rows: readonly SampleRow[]) {
  for (const { table } of rows.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(query);
  }
}
