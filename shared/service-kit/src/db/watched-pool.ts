import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { ServerWatch } from "./server-watch.ts";

type Query = (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult<never>>;

/**
 * A pool for Kysely whose connections and statements end when the server does not answer any more, instead of waiting
 * as long as the server is silent.
 */
export function watchPool(pool: pg.Pool, watch: ServerWatch): PostgresPool {
  const watched = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  // Without a listener, a connection that breaks while it is in use would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    async connect() {
      const connecting = { isAbandoned: false };
      const client = await watch.guard(
        async () => {
          const made = await pool.connect();
          if (connecting.isAbandoned) made.release();
          return made;
        },
        () => {
          connecting.isAbandoned = true;
        },
      );
      const known = watched.get(client) ?? watchClient(client, watch);
      watched.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function watchClient(client: pg.PoolClient, watch: ServerWatch): PostgresPoolClient {
  const query: Query = (sql, parameters) =>
    watch.guard(
      () => client.query(sql, [...parameters]),
      // Closes the socket: whatever runs on this connection is rolled back, and the pool makes another one.
      () => void endNow(client),
    );
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (isBroken?: boolean) => client.release(isBroken),
  };
}

/** `end` of a client that runs a statement does not wait for it; pools hide it from the type. */
function endNow(client: pg.PoolClient): Promise<void> {
  return (client as unknown as pg.Client).end().catch(() => undefined);
}
