import type { FeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import { Gauge, type Registry } from "prom-client";

interface MetricSource {
  health: () => Promise<readonly FeedHealth[]>;
  now: () => Date;
}

const states = ["held", "refused"] as const;

/** Registers the metrics of feeds. Their labels are the ids of dealers and stores, as configured. */
export function registerFeedMetrics(registry: Registry, { health, now }: MetricSource): void {
  const registers = [registry];
  const known = shareConcurrentCalls(health);
  const labelNames = ["dealer", "store"];
  new Gauge({
    name: "inventory_feed_age_seconds",
    help: "Age of the last good feed of a store; missing = it never had one",
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const { goodAt, ...feed } of await known()) {
        if (goodAt === null) continue;
        this.set(labelsOf(feed), (now().getTime() - Date.parse(goodAt)) / 1000);
      }
    },
  });
  new Gauge({
    name: "inventory_feed_late",
    help: "1 while no feed has come for longer than is configured, otherwise 0; for stores whose feed is fetched",
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const feed of await known()) {
        if (feed.source !== null) this.set(labelsOf(feed), feed.isLate ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: "inventory_feed_stopped",
    help: "1 while the last feed of a store is held or refused, by which of them, otherwise 0",
    labelNames: [...labelNames, "state"],
    registers,
    async collect() {
      this.reset();
      for (const feed of await known()) {
        for (const state of states) {
          this.set({ ...labelsOf(feed), state }, feed.state === state ? 1 : 0);
        }
      }
    },
  });
  new Gauge({
    name: "inventory_feed_refused_rows",
    help: "Refused rows of the last feed of a store, by reason",
    labelNames: [...labelNames, "reason"],
    registers,
    async collect() {
      this.reset();
      for (const feed of await known()) {
        for (const [reason, count] of Object.entries(feed.refusedRows)) {
          this.set({ ...labelsOf(feed), reason }, count);
        }
      }
    },
  });
}

function labelsOf({ dealerId, storeId }: Pick<FeedHealth, "dealerId" | "storeId">) {
  return { dealer: dealerId, store: storeId };
}

/** Concurrent calls share one result: one scrape reads the database once. */
function shareConcurrentCalls<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () =>
    (running ??= run().finally(() => {
      running = null;
    }));
}
