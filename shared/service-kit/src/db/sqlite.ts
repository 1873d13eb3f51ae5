import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "../db.ts";
import { observedBy } from "./observed-by.ts";
import { asKyselyDatabase } from "./sqlite-adapter.ts";
import { SharedSqliteDialect } from "./sqlite-dialect.ts";
import { createStorageHealth } from "./storage-health.ts";

export interface SqliteLocation {
  /** Path of the file, or `:memory:`. */
  file: string;
  /** How long a write waits for another connection's write, in milliseconds. Default 5000. */
  busyTimeoutMs?: number;
}

/** Opens a SQLite file: write-ahead log, so that a writer never blocks readers; foreign keys on. */
export function openSqlite<T>({ file, busyTimeoutMs = 5000 }: SqliteLocation): Database<T> {
  if (file !== ":memory:") createPrivately(file);
  const connection = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  // Two processes may create the log at the same time; afterwards our own retry waits.
  connection.exec("pragma journal_mode = wal; pragma busy_timeout = 0");
  const dialect = new SharedSqliteDialect(asKyselyDatabase(connection), {
    busyTimeoutMs,
    isInTransaction: () => connection.isTransaction,
  });
  const health = createStorageHealth();
  const query = new Kysely<T>({ dialect, log: observedBy("sqlite", health) });
  return {
    engine: "sqlite",
    query,
    problems: () => health.problems(query),
    close: async () => {
      await query.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/** SQLite gives its log the mode of the file. Rows contain personal data. */
function createPrivately(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}
