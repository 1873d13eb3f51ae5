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
  readonly #options: SharedSqliteOptions;

  constructor(database: SqliteDatabase, options: SharedSqliteOptions) {
    super({ database });
    this.#database = database;
    this.#options = options;
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.#database, this.#options);
  }
}

interface SharedSqliteOptions {
  busyTimeoutMs: number;
  isInTransaction(): boolean;
}

class SharedSqliteDriver extends SqliteDriver {
  readonly #options: SharedSqliteOptions;

  constructor(database: SqliteDatabase, options: SharedSqliteOptions) {
    super({ database });
    this.#options = options;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new BusyRetryConnection(await super.acquireConnection(), this.#options.busyTimeoutMs);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /**
   * SQLite ends a transaction by itself after some errors, such as a full disk. A rollback would fail then
   * and hide that error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#options.isInTransaction()) await super.rollbackTransaction(connection);
  }
}
