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
  /** Why data cannot be stored, such as a full disk, for `/readyz`; empty when it can. */
  problems(): Promise<string[]>;
  /** Closes every connection after its running queries. */
  close(): Promise<void>;
}

export type DatabaseLocation = SqliteLocation | PostgresLocation;

/**
 * Opens a SQLite file, which is created with its folder when missing, or a PostgreSQL server.
 * Integers up to 2^53 are numbers on both. An unreachable PostgreSQL server fails the first query,
 * not this call.
 */
export function openDatabase<T>(location: DatabaseLocation): Database<T> {
  return "url" in location ? openPostgres<T>(location) : openSqlite<T>(location);
}
