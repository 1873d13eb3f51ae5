import { Counter, Gauge, type Registry } from "prom-client";
import type { Upstream } from "../proxy/upstream.ts";

export interface GatewayMetrics {
  /** Counts a page that was sent although it may be outdated. */
  countStalePage(): void;
  /** Counts a page of the live releases that was sent to a canary's visitor. */
  countLeftCanary(): void;
}

interface MetricSources {
  upstreams: () => readonly Upstream[];
  cachedBytes: () => number;
  lagMs: () => number;
}

/** Metrics that only the gateway has: breaker states, stale pages, and the lag that sheds requests. */
export function createGatewayMetrics(
  registry: Registry,
  { upstreams, cachedBytes, lagMs }: MetricSources,
): GatewayMetrics {
  const registers = [registry];
  const stalePages = new Counter({
    name: "gateway_stale_pages_total",
    help: "Pages sent from the cache although they may be outdated, because a part did not respond",
    registers,
  });
  const leftCanaries = new Counter({
    name: "gateway_left_canaries_total",
    help: "Pages of what is live for visitors of a canary, because its shell server did not respond",
    registers,
  });
  new Gauge({
    name: "gateway_cached_page_bytes",
    help: "Memory used by the page cache, in bytes",
    registers,
    collect() {
      this.set(cachedBytes());
    },
  });
  new Gauge({
    name: "gateway_lag_seconds",
    help: "Delay of the event loop by which requests are refused, in seconds",
    registers,
    collect() {
      this.set(lagMs() / 1000);
    },
  });
  new Gauge({
    name: "gateway_replica_trusted",
    help: "1 while a replica receives requests, 0 while its breaker is open",
    labelNames: ["upstream", "replica"],
    registers,
    collect() {
      for (const { name, replicas } of upstreams()) {
        for (const { url, state } of replicas) {
          this.set({ upstream: name, replica: url.host }, state() === "closed" ? 1 : 0);
        }
      }
    },
  });
  return {
    countStalePage: () => stalePages.inc(),
    countLeftCanary: () => leftCanaries.inc(),
  };
}
