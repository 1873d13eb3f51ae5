import { createLog } from "@forecourt/service-kit/log";
import type { OpenTestDatabase } from "@forecourt/testing/databases";
import { Registry } from "prom-client";
import { type DeliveryOptions, startDelivery } from "../delivery/delivery.ts";
import { type DeliveryLimits, usualLimits } from "../delivery/delivery-limits.ts";
import { createMeasures } from "../delivery/delivery-metrics.ts";
import type { Transport } from "../delivery/transport.ts";
import { createOutbox } from "../store/outbox.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { someInquiry } from "./sample-lead.ts";

/** Limits of a test: nothing waits for long. */
export const quickLimits: DeliveryLimits = {
  ...usualLimits,
  leaseMs: 2_000,
  renewMs: 200,
  pollMs: 20,
  breathMs: 1,
  probe: { firstMs: 10, longestMs: 40 },
};

/** An outbox with a worker, and a store that fills it. */
export async function postOffice(
  open: OpenTestDatabase,
  openTransport: () => Transport,
  options: Partial<DeliveryOptions> = {},
) {
  const database = await open<LeadsTables>();
  await migrateLeads(database);
  const outbox = createOutbox(database);
  const lines: string[] = [];
  const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });
  const registry = new Registry();
  const measures = createMeasures(registry, { outbox });
  const start = () =>
    startDelivery({
      outbox,
      transport: openTransport(),
      measures,
      log,
      limits: quickLimits,
      ...options,
    });
  let delivery = start();
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onAccepted: () => delivery.wake(),
    ...(options.now ? { now: options.now } : {}),
  });
  return {
    outbox,
    lines,
    registry,
    post: (mail: Partial<OutgoingMail> = {}) => store.accept(null, () => someInquiry([mail])),
    rows: () =>
      database.query.selectFrom("leads_outbox").selectAll().orderBy("created_at").execute(),
    problem: () => delivery.problem(),
    keepUp: () => delivery.keepUp(),
    close: () => delivery.close(),
    restart: () => {
      delivery = start();
    },
  };
}
