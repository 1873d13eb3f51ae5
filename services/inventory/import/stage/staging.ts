import type { Engine } from "@forecourt/service-kit/db";
import { CompiledQuery, type Kysely, sql } from "kysely";
import type { InventoryTables } from "../../store/tables.ts";
import type { VehicleFacts } from "../facts/vehicle-facts.ts";
import { factColumns, type SqlValue } from "./columns.ts";

/** A database connection that is reserved for one import. */
export type Session = Kysely<InventoryTables>;

/** A staged row: a vehicle, or the VIN of a refused row. */
export interface StagedRow {
  /** "" in feeds without snapshots. */
  snapshot: string;
  line: number;
  vin: string;
  car: VehicleFacts | null;
}

/** Collects the feed's rows in a temporary table, which disappears if the process dies. */
export interface Staging {
  add(row: StagedRow): Promise<void>;
  /** Writes the remaining batch and indexes the table for comparison. */
  finish(): Promise<void>;
  drop(): Promise<void>;
}

/** Rows per batch. Measured: 20 to 400 are equally fast on SQLite; 100 is fastest on PostgreSQL. */
const ROWS_AT_ONCE = 100;

/**
 * `position` numbers the rows of each snapshot; `refused` is 1 for a refused row, which has only a VIN.
 */
const columns = [
  "snapshot text not null",
  "line bigint not null",
  "position bigint not null",
  "vin text not null",
  "refused integer not null",
  "first_seen text",
  ...factColumns.map(({ name, type }) => `${name} ${type}`),
];

const insert = `insert into inventory_staged (${columns.map((column) => column.split(" ")[0]).join(", ")}) values `;

export async function openStaging(session: Session, engine: Engine): Promise<Staging> {
  await dropStaging(session);
  await sql`create temporary table inventory_staged (${sql.raw(columns.join(", "))})`.execute(
    session,
  );
  const positions = new Map<string, number>();
  let held: SqlValue[] = [];
  const flush = async () => {
    if (held.length === 0) return;
    const values = held;
    held = [];
    await session.executeQuery(
      CompiledQuery.raw(insert + placeholders(engine, values.length), values),
    );
  };
  return {
    add: async (row) => {
      const position = (positions.get(row.snapshot) ?? 0) + 1;
      positions.set(row.snapshot, position);
      held.push(
        row.snapshot,
        row.line,
        position,
        row.vin,
        row.car ? 0 : 1,
        row.car?.firstSeen ?? null,
      );
      for (const { of } of factColumns) held.push(row.car ? of(row.car) : null);
      if (held.length >= ROWS_AT_ONCE * columns.length) await flush();
    },
    finish: async () => {
      await flush();
      await sql`create index inventory_staged_by_vin
        on inventory_staged (snapshot, vin, refused, position)`.execute(session);
      await sql`analyze inventory_staged`.execute(session);
    },
    drop: () => dropStaging(session),
  };
}

async function dropStaging(session: Session): Promise<void> {
  await sql`drop table if exists inventory_staged`.execute(session);
  await sql`drop table if exists inventory_duplicates`.execute(session);
}

const known = new Map<string, string>();

/** `(?, ?), (?, ?)` or `($1, $2), ($3, $4)`; the same text for every full batch. */
function placeholders(engine: Engine, count: number): string {
  const key = `${engine} ${count}`;
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const marks = Array.from({ length: count }, (_, index) =>
    engine === "postgres" ? `$${index + 1}` : "?",
  );
  const rows = Array.from({ length: count / columns.length }, (_, row) =>
    marks.slice(row * columns.length, (row + 1) * columns.length).join(", "),
  );
  const text = rows.map((row) => `(${row})`).join(", ");
  if (count === ROWS_AT_ONCE * columns.length) known.set(key, text);
  return text;
}
