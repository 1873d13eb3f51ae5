import { Gauge, type Registry } from "prom-client";
import type { TextQueue } from "./text-queue.ts";

const states = ["queued", "sending", "sent", "dead", "suppressed"] as const;

/** Registers the number of text messages by state; no label names a dealer or a phone number. */
export function registerTextMetrics(registry: Registry, queue: Pick<TextQueue, "counts">): void {
  new Gauge({
    name: "leads_texts",
    help: "Text messages by state: dead = not sent, suppressed = the number opted out",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const counts = new Map((await queue.counts()).map(({ state, texts }) => [state, texts]));
      for (const state of states) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}
