import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../db.ts";
import { observedBy } from "./observed-by.ts";
import { createServerWatch } from "./server-watch.ts";
import { createStorageHealth } from "./storage-health.ts";
import { watchPool } from "./watched-pool.ts";

export interface PostgresLocation {
  /**
   * `postgres://user:password@host:port/database`. Tables go to the connection's default schema;
   * `?options=-csearch_path%3Dname` names another, which must exist.
   */
  url: string;
  /** Maximum number of connections. Default 10. */
  connections?: number;
  /** Time to wait for a new connection, or for a free one, in ms. Default 5000. */
  connectTimeoutMs?: number;
  /**
   * Time that a statement may take before a second connection checks whether the server responds at all, in ms. Default
   * 2000.
   */
  askAfterMs?: number;
  /** Called when the server closed an idle connection; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
}

/** Time to wait for a new connection. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a pool of connections to a PostgreSQL server. While the server cannot be reached, or does not answer,
 * statements are rejected with the AppError unavailable; afterwards they run again.
 */
export function openPostgres<T>(location: PostgresLocation): Database<T> {
  const { url, connectTimeoutMs = CONNECT_TIMEOUT_MS, askAfterMs } = location;
  const pool = new pg.Pool({
    connectionString: url,
    max: location.connections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on("error", location.onConnectionLost ?? reportLostConnection);
  const health = createStorageHealth();
  const watch = createServerWatch({
    url,
    connectTimeoutMs,
    ...(askAfterMs !== undefined && { askAfterMs }),
  });
  const dialect = new PostgresDialect({ pool: watchPool(pool, watch) });
  const query = new Kysely<T>({ dialect, log: observedBy("postgresql", health) });
  return {
    engine: "postgres",
    query,
    problems: () => health.problems(query),
    close: async () => {
      watch.close();
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
