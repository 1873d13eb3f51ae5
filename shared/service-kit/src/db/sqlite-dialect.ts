import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";
import { BusyRetryConnection } from "./busy-retry-connection.ts";

/**
 * SQLite for several processes. Transactions take the write lock when they begin: with SQLite's
 * default, a transaction that reads first and writes later fails at once when another process wrote
 * in between, whatever the time-out. Waiting for the lock does not block the event loop.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #busyTimeoutMs: number;

  constructor(database: SqliteDatabase, busyTimeoutMs: number) {
    super({ database });
    this.#database = database;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.#database, this.#busyTimeoutMs);
  }
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #busyTimeoutMs: number;

  constructor(database: SqliteDatabase, busyTimeoutMs: number) {
    super({ database });
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new BusyRetryConnection(await super.acquireConnection(), this.#busyTimeoutMs);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}
