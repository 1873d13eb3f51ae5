import { createLog } from "@forecourt/service-kit/log";
import type { OpenTestDatabase } from "@forecourt/testing/databases";
import { Registry } from "prom-client";
import { type DeliveryOptions, startDelivery } from "../delivery/delivery.ts";
import { type DeliveryLimits, defaultLimits } from "../delivery/delivery-limits.ts";
import { createDeliveryMetrics } from "../delivery/delivery-metrics.ts";
import type { Transport } from "../delivery/transport.ts";
import { createOutbox } from "../store/outbox.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { writeSampleLead } from "./sample-lead.ts";

/** Limits with short delays, for tests. */
export const shortLimits: DeliveryLimits = {
  ...defaultLimits,
  leaseMs: 2_000,
  leaseRenewalMs: 200,
  pollMs: 20,
  idleDelayMs: 1,
  probe: { firstMs: 10, maxMs: 40 },
};

/** A store, its outbox and a delivery worker. */
export async function runDelivery(
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
  const metrics = createDeliveryMetrics(registry, { outbox });
  const start = () =>
    startDelivery({
      outbox,
      transport: openTransport(),
      metrics,
      log,
      limits: shortLimits,
      ...options,
    });
  let delivery = start();
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onCommitted: () => delivery.wake(),
    ...(options.now ? { now: options.now } : {}),
  });
  return {
    outbox,
    lines,
    registry,
    queue: (mail: Partial<OutgoingMail> = {}) => store.commit(null, writeSampleLead([mail])),
    rows: () =>
      database.query.selectFrom("leads_outbox").selectAll().orderBy("created_at").execute(),
    problem: () => delivery.problem(),
    waitForCapacity: () => delivery.waitForCapacity(),
    close: () => delivery.close(),
    restart: () => {
      delivery = start();
    },
  };
}
