import type { Database, Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";

/** A column as either engine describes it. */
export interface Column {
  table: string;
  column: string;
  type: string;
  /** May be null, or has a default: a statement need not name it. */
  optional: boolean;
  /** All that a comparison has to see. */
  definition: string;
}

export interface Schema {
  /** Tables in the order of their creation. */
  columns: Column[];
  /** Indexes, conditions and references, a line each, sorted. */
  rules: string[];
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  required: number | boolean;
  preset: string | null;
  key: number;
}

const columnQueries = {
  sqlite: sql<ColumnRow>`select m.name as "table", c.name as "column", lower(c.type) as type,
      c."notnull" or c.pk > 0 as required, c.dflt_value as preset, c.pk as key
    from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' order by m.rowid, c.cid`,
  postgres: sql<ColumnRow>`select c.relname::text as "table", a.attname::text as "column",
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      pg_get_expr(d.adbin, d.adrelid) as preset, 0 as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.oid, a.attnum`,
};

const ruleQueries = {
  sqlite: sql<{ rule: string }>`select tbl_name || ': ' || sql as rule from sqlite_master
    where sql is not null and tbl_name not like 'sqlite_%'`,
  postgres: sql<{
    rule: string;
  }>`select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = current_schema()::regnamespace
    union all select tablename || ': ' || replace(indexdef, schemaname || '.', '')
    from pg_indexes where schemaname = current_schema()`,
};

/** The tables of a database as they are. */
export async function readSchema({ query, engine }: Database<unknown>): Promise<Schema> {
  const { rows } = await columnQueries[engine].execute(query);
  const { rows: rules } = await ruleQueries[engine].execute(query);
  return {
    columns: rows.map(({ table, column, type, required, preset, key }) => ({
      table,
      column,
      type,
      optional: !required || preset !== null,
      definition: `${table}.${column} ${type} ${required ? "required" : ""} ${preset} ${key}`,
    })),
    rules: rules.map(({ rule }) => rule.replaceAll(/\s+/g, " ")).sort(),
  };
}

/** The first value that a condition such as `state in ('queued', 'sent')` allows; null = there is none. */
export function allowedValue(
  { rules }: Schema,
  engine: Engine,
  { table, column }: Column,
): string | null {
  const pattern =
    engine === "sqlite"
      ? new RegExp(`\\b${column} text[^,]*check \\(${column} in \\('([^']*)'`)
      : new RegExp(`CHECK \\(\\(${column} = ANY \\(ARRAY\\['([^']*)'`);
  const ofTable = rules.filter((rule) => rule.startsWith(`${table}:`));
  return ofTable.map((rule) => pattern.exec(rule)?.[1]).find((value) => value) ?? null;
}
