import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../db.ts";
import { createStorageHealth } from "./storage-health.ts";

export interface PostgresLocation {
  /**
   * `postgres://user:password@host:port/database`. Tables go to the connection's default schema;
   * `?options=-csearch_path%3Dname` names another, which must exist.
   */
  url: string;
  /** Maximum number of connections. Default 10. */
  connections?: number;
  /** For a new connection, or for one that is free. Default 5000. */
  connectTimeoutMs?: number;
  /** Called when the server closed an idle connection; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
}

/** Opens a pool of connections to a PostgreSQL server. */
export function openPostgres<T>(location: PostgresLocation): Database<T> {
  const pool = new pg.Pool({
    connectionString: location.url,
    max: location.connections ?? 10,
    connectionTimeoutMillis: location.connectTimeoutMs ?? 5000,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on("error", location.onConnectionLost ?? reportLostConnection);
  const health = createStorageHealth();
  const query = new Kysely<T>({ dialect: new PostgresDialect({ pool }), log: health.observe });
  return {
    engine: "postgres",
    query,
    problems: () => health.problems(query),
    close: async () => {
      await query.destroy();
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

/** `bigint` as a number: counts and sequence numbers stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

function reportLostConnection(error: Error): void {
  process.stderr.write(`database connection lost: ${error.message}\n`);
}
