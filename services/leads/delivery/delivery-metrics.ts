import { Counter, Gauge, type Registry } from "prom-client";
import type { Outbox } from "../store/outbox.ts";
import type { Failure } from "./transport.ts";

/** What delivery tells as it happens. */
export interface Measures {
  delivered(): void;
  failed(kind: Failure["kind"]): void;
}

/** How mails get on: numbers only, of no dealer and no recipient. */
export function createMeasures(
  registry: Registry,
  { outbox, now = () => new Date() }: { outbox: Pick<Outbox, "counts">; now?: () => Date },
): Measures {
  const registers = [registry];
  const counts = shared(outbox.counts);
  const delivered = new Counter({
    name: "leads_mails_delivered_total",
    help: "Mails that were delivered by this process",
    registers,
  });
  const failed = new Counter({
    name: "leads_mail_failures_total",
    help: "Tries of this process that failed, by what was at fault",
    labelNames: ["kind"],
    registers,
  });
  new Gauge({
    name: "leads_mails",
    help: "Mails that wait to be delivered, that were given up, and that are held back",
    labelNames: ["state"],
    registers,
    async collect() {
      const { waiting, dead, held } = await counts();
      this.set({ state: "waiting" }, waiting);
      this.set({ state: "dead" }, dead);
      this.set({ state: "held" }, held);
    },
  });
  new Gauge({
    name: "leads_oldest_waiting_seconds",
    help: "How long the mail that has waited longest has been tried; 0 when none waits",
    registers,
    async collect() {
      const { waitingSince: since } = await counts();
      this.set(since === null ? 0 : (now().getTime() - since.getTime()) / 1000);
    },
  });
  return {
    delivered: () => delivered.inc(),
    failed: (kind) => failed.inc({ kind }),
  };
}

/** Those who ask at once share one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () =>
    (asking ??= ask().finally(() => {
      asking = null;
    }));
}
