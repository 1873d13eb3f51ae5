import type { Env } from "@forecourt/service-kit/config";
import type { Database } from "@forecourt/service-kit/db";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import type { Log } from "@forecourt/service-kit/log";
import type { InventoryTables } from "../store/tables.ts";
import { feedConfig } from "./feed-config.ts";
import { feedMailDelivery } from "./mails/send-feed-mail.ts";
import { spawnFeed } from "./spawn-feed.ts";
import { startFeeds } from "./start-feeds.ts";

interface Options {
  env: Env;
  database: Database<InventoryTables>;
  dealers: Pick<DealerWatch, "current">;
  /** Addresses of the leads service; null = mails wait. */
  replicas: readonly string[] | null;
  pollMs: number;
  log: Log;
}

/** Fetches the feeds of all stores when they are due, and sends the mails about them, on any number of replicas. */
export function startAllFeeds({ env, database, dealers, replicas, pollMs, log }: Options) {
  const now = () => new Date();
  const delivery =
    replicas && startLeadDelivery(feedMailDelivery({ database, dealers, replicas, now, log }));
  const feeds = startFeeds({
    database,
    dealers,
    config: feedConfig(env),
    run: (lot, signal) => spawnFeed(env, lot, signal),
    onQueued: () => delivery?.wake(),
    now,
    log,
    pollMs,
  });
  return {
    async close() {
      await feeds.close();
      await delivery?.close();
    },
  };
}
