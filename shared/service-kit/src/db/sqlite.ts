import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database } from "../db.ts";
import { asKyselyDatabase } from "./sqlite-adapter.ts";
import { ImmediateSqliteDialect } from "./sqlite-dialect.ts";

export interface SqliteLocation {
  /** Path of the file, or `:memory:`. */
  file: string;
  /** How long a write waits for another process's write, in milliseconds. Default 5000. */
  busyTimeoutMs?: number;
}

/** Opens a SQLite file: write-ahead log, so that a writer never blocks readers; foreign keys on. */
export function openSqlite<T>({ file, busyTimeoutMs = 5000 }: SqliteLocation): Database<T> {
  if (file !== ":memory:") mkdirSync(path.dirname(file), { recursive: true });
  const connection = new DatabaseSync(file, {
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  });
  connection.exec("pragma journal_mode = wal");
  const query = new Kysely<T>({
    dialect: new ImmediateSqliteDialect(asKyselyDatabase(connection)),
  });
  return {
    engine: "sqlite",
    query,
    close: async () => {
      await query.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}
