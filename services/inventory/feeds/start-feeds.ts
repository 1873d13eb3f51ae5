import { readdir } from "node:fs/promises";
import type { Database } from "@forecourt/service-kit/db";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { Log } from "@forecourt/service-kit/log";
import type { InventoryTables } from "../store/tables.ts";
import { type ConfiguredFeed, configuredFeeds } from "./configured-feeds.ts";
import type { FeedConfig } from "./feed-config.ts";
import { feedRow, type Lot, notifyOfSilence } from "./feed-store.ts";
import { isDue } from "./is-due.ts";
import { lotFolders } from "./lot-folders.ts";
import { settledFiles } from "./sources/folder.ts";

const HOUR_MS = 3_600_000;

interface FeedsOptions {
  database: Database<InventoryTables>;
  dealers: { current(): Pick<Dealers, "ids" | "stores" | "config"> };
  config: Pick<FeedConfig, "feedsDir">;
  /** Runs the feed of a store to its end, in a process of its own. */
  run(lot: Lot, signal: AbortSignal): Promise<void>;
  /** Called after a mail may have been queued. */
  onQueued(): void;
  now: () => Date;
  log: Log;
  pollMs: number;
}

/** Runs feeds when they are due, one after the other, and reports feeds that stay away. On any number of replicas. */
export function startFeeds(options: FeedsOptions): { close(): Promise<void> } {
  const stop = new AbortController();
  const run = async () => {
    for (const feed of configuredFeeds(options.dealers.current())) {
      if (stop.signal.aborted) return;
      await lookAfter(options, feed, stop.signal).catch((error: unknown) => {
        if (stop.signal.aborted) return;
        options.log.error({ err: error, ...feed.lot }, "feed not looked after");
      });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, options.pollMs);
  timer.unref();
  return {
    async close() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Runs a feed if it is due, and notifies its contact if it has stayed away. */
export async function lookAfter(
  options: FeedsOptions,
  configured: ConfiguredFeed,
  signal: AbortSignal,
): Promise<void> {
  const { database, run, onQueued, now } = options;
  const { lot, feed, timeZone } = configured;
  const row = await feedRow(database.query, lot, now());
  const state = {
    triedAt: row.tried_at === null ? null : new Date(row.tried_at),
    failures: row.failures,
  };
  const isTime = isDue(feed, state, { now: now(), timeZone });
  if (isTime && (await hasFiles(options, configured))) {
    await run(lot, signal);
    onQueued();
  }
  const { trouble } = await feedRow(database.query, lot, now());
  const hours = feed.silentAfterHours;
  const before = new Date(now().getTime() - hours * HOUR_MS);
  const notification = { kind: "silent", hours, trouble } as const;
  await notifyOfSilence(database, lot, { before, notification, now: now() });
  onQueued();
}

/** A watched folder without a file needs no process. */
async function hasFiles(
  { config, now }: FeedsOptions,
  { lot, feed }: ConfiguredFeed,
): Promise<boolean> {
  const { source } = feed;
  if (source.kind !== "folder") return true;
  const { incoming, working } = await lotFolders(config.feedsDir, lot, feed);
  const settled = await settledFiles(incoming, source, now());
  if (settled.length > 0) return true;
  // A killed run has left a file; a run that goes on elsewhere has the lock.
  return (await readdir(working)).length > 0;
}
