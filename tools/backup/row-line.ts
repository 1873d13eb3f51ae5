import { z } from "zod";

/** A row of any table, by column. */
export type Row = Record<string, unknown>;

const Bytes = z.object({ base64: z.string() }).strict();
const Value = z.union([z.null(), z.string(), z.number(), Bytes]);
const Values = z.array(Value);

/**
 * A row as one line of JSON, the same on both engines. `columns` are in the order of the line.
 * @throws TypeError for a value of a type that no table of the site has
 */
export function rowLine(columns: readonly string[], row: Row): string {
  return JSON.stringify(columns.map((column) => storable(row[column], column)));
}

/** The row of a line. @throws Error when it is no line of these columns */
export function rowOf(columns: readonly string[], line: string): Row {
  const values = Values.parse(JSON.parse(line));
  if (values.length !== columns.length) {
    throw new Error(`expected ${columns.length} values, found ${values.length}`);
  }
  return Object.fromEntries(columns.map((column, index) => [column, loadable(values[index])]));
}

function storable(value: unknown, column: string): unknown {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString("base64") };
  throw new TypeError(`the column ${column} holds a ${typeof value}, which a backup cannot store`);
}

function loadable(value: z.infer<typeof Value> | undefined): unknown {
  return typeof value === "object" && value !== null ? Buffer.from(value.base64, "base64") : value;
}
