import type { Kysely } from "kysely";
import { openPostgres, type PostgresLocation } from "./db/postgres.ts";
import { openSqlite, type SqliteLocation } from "./db/sqlite.ts";

export type Engine = "sqlite" | "postgres";

/**
 * A service's database. `T` names its tables: a service reads and writes only its own, whose names
 * begin with its area (`inventory_…`).
 */
export interface Database<T> {
  readonly engine: Engine;
  readonly query: Kysely<T>;
  /** Ends every connection. Waits for the queries that run. */
  close(): Promise<void>;
}

export type DatabaseLocation = SqliteLocation | PostgresLocation;

/**
 * Opens a SQLite file (made when missing, with its folder) or a PostgreSQL server. Integers up to
 * 2^53 come back as numbers on both. A PostgreSQL server that cannot be reached fails the first
 * query, not this call.
 */
export function openDatabase<T>(location: DatabaseLocation): Database<T> {
  return "url" in location ? openPostgres<T>(location) : openSqlite<T>(location);
}
