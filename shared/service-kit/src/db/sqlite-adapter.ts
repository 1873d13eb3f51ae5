import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const CACHED_STATEMENTS = 200;

/**
 * Adapts Node's SQLite to Kysely's SQLite dialect, which was written for better-sqlite3. Prepared
 * statements are cached, because an import runs one statement thousands of times; the least
 * recently used one is evicted first.
 */
export function asKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();

  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.delete(sql);
    statements.set(sql, statement);
    const oldest = statements.size > CACHED_STATEMENTS ? statements.keys().next().value : undefined;
    if (oldest !== undefined) statements.delete(oldest);
    return statement;
  };

  return {
    close: () => connection.close(),
    prepare: (sql) => asKyselyStatement(sql, prepared(sql), () => connection.prepare(sql)),
  };
}

function asKyselyStatement(
  sql: string,
  statement: StatementSync,
  another: () => StatementSync,
): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(sql, parameters)),
    run: (parameters) => statement.run(...bindable(sql, parameters)),
    // Another query must not restart a statement that is being iterated.
    iterate: (parameters) => another().iterate(...bindable(sql, parameters)),
  };
}

function bindable(sql: string, parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value, index) => {
    if (isBindable(value)) return value;
    throw new TypeError(
      `parameter ${index + 1} of "${sql.slice(0, 80)}" is a ${typeof value}, which SQLite cannot hold`,
    );
  });
}

function isBindable(value: unknown): value is SQLInputValue {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  );
}
