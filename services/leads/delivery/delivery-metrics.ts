import { Counter, Gauge, type Registry } from "prom-client";
import type { Outbox } from "../store/outbox.ts";
import type { Failure } from "./transport.ts";

/** Counts delivered and failed mails. */
export interface DeliveryMetrics {
  delivered(): void;
  failed(kind: Failure["kind"]): void;
}

/** Registers the metrics of delivery; no label names a dealer or a recipient. */
export function createDeliveryMetrics(
  registry: Registry,
  { outbox, now = () => new Date() }: { outbox: Pick<Outbox, "counts">; now?: () => Date },
): DeliveryMetrics {
  const registers = [registry];
  const counts = shareConcurrentCalls(outbox.counts);
  const delivered = new Counter({
    name: "leads_mails_delivered_total",
    help: "Mails delivered by this process",
    registers,
  });
  const failed = new Counter({
    name: "leads_mail_failures_total",
    help: "Failed deliveries of this process, by kind of failure",
    labelNames: ["kind"],
    registers,
  });
  new Gauge({
    name: "leads_mails",
    help: "Mails that are pending (waiting), dead-lettered (dead) or quarantined (held)",
    labelNames: ["state"],
    registers,
    async collect() {
      const { pending, deadLettered, quarantined } = await counts();
      this.set({ state: "waiting" }, pending);
      this.set({ state: "dead" }, deadLettered);
      this.set({ state: "held" }, quarantined);
    },
  });
  new Gauge({
    name: "leads_oldest_waiting_seconds",
    help: "Age of the oldest pending mail since it was due; 0 when none is pending",
    registers,
    async collect() {
      const { oldestPendingSince: since } = await counts();
      this.set(since === null ? 0 : (now().getTime() - since.getTime()) / 1000);
    },
  });
  return {
    delivered: () => delivered.inc(),
    failed: (kind) => failed.inc({ kind }),
  };
}

/** Concurrent calls share one result. */
function shareConcurrentCalls<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () =>
    (running ??= run().finally(() => {
      running = null;
    }));
}
