import { Counter, Gauge, type Registry } from "prom-client";
import type { Upstream } from "../proxy/upstream.ts";

export interface GatewayMetrics {
  /** Counts a page that was sent from the stale page cache. */
  countStalePage(): void;
}

interface MetricSources {
  upstreams: readonly Upstream[];
  stalePageBytes: () => number;
  lagMs: () => number;
}

/** Metrics that only the gateway has: breaker states, stale pages, and the lag that sheds requests. */
export function createGatewayMetrics(
  registry: Registry,
  { upstreams, stalePageBytes, lagMs }: MetricSources,
): GatewayMetrics {
  const registers = [registry];
  const stalePages = new Counter({
    name: "gateway_stale_pages_total",
    help: "Pages sent from the stale page cache because the shell server did not respond in time",
    registers,
  });
  new Gauge({
    name: "gateway_stale_bytes",
    help: "Memory used by the stale page cache, in bytes",
    registers,
    collect() {
      this.set(stalePageBytes());
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
      for (const { name, replicas } of upstreams) {
        for (const { url, state } of replicas) {
          this.set({ upstream: name, replica: url.host }, state() === "closed" ? 1 : 0);
        }
      }
    },
  });
  return { countStalePage: () => stalePages.inc() };
}
