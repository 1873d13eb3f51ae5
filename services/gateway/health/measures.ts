import { Counter, Gauge, type Registry } from "prom-client";
import type { StalePages } from "../pages/stale-pages.ts";
import type { Upstream } from "../proxy/upstream.ts";

export interface Measures {
  staleServed(): void;
}

/** What is only to be seen from here: breakers, and pages served from memory. */
export function createMeasures(
  registry: Registry,
  { upstreams, stale }: { upstreams: readonly Upstream[]; stale: StalePages },
): Measures {
  const registers = [registry];
  const served = new Counter({
    name: "gateway_stale_pages_total",
    help: "Pages answered with the last good copy because the shell server gave none in time",
    registers,
  });
  new Gauge({
    name: "gateway_stale_bytes",
    help: "Memory that copies of good pages take, in bytes",
    registers,
    collect() {
      this.set(stale.bytes());
    },
  });
  new Gauge({
    name: "gateway_replica_trusted",
    help: "1 while requests go to a replica, 0 while its breaker keeps them away",
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
  return { staleServed: () => served.inc() };
}
