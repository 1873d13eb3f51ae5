import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import type { SchedulerCallRow } from "../store/shop-tables.ts";
import { VisitEvent } from "../visits/visit-event.ts";
import { queueNotification, VisitNotification } from "../visits/visit-notification.ts";
import { changeVisit } from "../visits/visit-store.ts";
import { unsettledCalls } from "./call-queue.ts";
import { externalAppointmentOf } from "./external-appointment.ts";
import { type ExternalScheduler, SchedulerError } from "./external-scheduler.ts";
import { nearestOf } from "./nearest-times.ts";
import { type Settlement, settleCall } from "./settle-call.ts";

/** The dealer's own system of a store; null = the store uses the site's calendar. */
export type SchedulerOf = (config: DealerConfig, dealerId: string) => ExternalScheduler | null;

export interface CallDeps extends Pick<Deps, "database" | "dealers" | "now" | "log"> {
  schedulerOf: SchedulerOf;
  /** Called after each call that was settled. */
  onSettled(): void;
}

/** After this time without an answer, the owner and the store get a mail that it takes longer. */
const TELL_AFTER_MS = 60_000;

/** An unanswered call is tried again at least this often. */
const MAX_RETRY_MS = 120_000;

/** An earlier change of the same visit has to be settled first. */
class EarlierCallFirst extends Error {
  override name = "EarlierCallFirst";
  readonly code = "earlier-call-first";
}

/** Sends the changes of each visit to the external scheduler in order, and retries until it answers. */
export function callDelivery(deps: CallDeps): DeliveryOptions {
  const { database, now, log } = deps;
  const table = "service_outside_calls";
  return {
    outbox: leadOutbox(database, { table, key: "id", maxRetryMs: MAX_RETRY_MS }),
    now,
    log,
    async send(id) {
      const call = await database.query
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (call.state === "sent") return;
      await requireFirst(deps, call);
      const settlement = await sendToScheduler(deps, call).catch(async (error: unknown) => {
        await tellWaiting(deps, call);
        throw error;
      });
      if (await settleCall(deps, call, settlement).catch(falseIfDeleted)) deps.onSettled();
      await dueNow(deps, call.visit_id);
    },
  };
}

async function requireFirst({ database }: CallDeps, call: SchedulerCallRow): Promise<void> {
  const earlier = await database.query
    .selectFrom("service_outside_calls")
    .select("id")
    .where("visit_id", "=", call.visit_id)
    .where("position", "<", call.position)
    .where("state", "!=", "sent")
    .executeTakeFirst();
  if (earlier) throw new EarlierCallFirst();
}

/** @throws SchedulerError when the system gives no answer */
async function sendToScheduler(deps: CallDeps, call: SchedulerCallRow): Promise<Settlement> {
  const event = VisitEvent.parse(JSON.parse(call.content));
  const { dealerId, storeId, content } = event;
  const config = deps.dealers.current().config({ dealerId, storeId });
  const system = deps.schedulerOf(config, dealerId);
  const known = await outsideIdOf(deps, call.visit_id);
  if (event.kind === "canceled") {
    if (known !== null) await requireSystem(system).cancel(known, call.id);
    return { kind: "gone" };
  }
  // A time that has passed is not asked about.
  if (Date.parse(content.time.startsAt) <= deps.now().getTime()) {
    return { kind: "refused", nearest: [] };
  }
  const appointment = externalAppointmentOf(config, event);
  if (appointment === null) return { kind: "gone" };
  const answer =
    known === null
      ? await requireSystem(system).book(appointment, call.id)
      : await requireSystem(system).move(known, appointment, call.id);
  if (answer.kind === "confirmed") return answer;
  return { kind: "refused", nearest: await nearestOf(deps, event, answer.nearest) };
}

/** A system that was removed from the settings may come back: its changes wait. */
function requireSystem(system: ExternalScheduler | null): ExternalScheduler {
  if (system === null) throw new SchedulerError("the store has no scheduling system any more");
  return system;
}

async function outsideIdOf({ database }: CallDeps, visitId: string): Promise<string | null> {
  const row = await database.query
    .selectFrom("service_outside_visits")
    .select("outside_id")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row?.outside_id ?? null;
}

/** Tells the owner and the store, once for each change, that the confirmation takes longer. */
async function tellWaiting(deps: CallDeps, call: SchedulerCallRow): Promise<void> {
  const event = VisitEvent.parse(JSON.parse(call.content));
  const now = deps.now();
  if (event.kind === "canceled" || now.getTime() - Date.parse(event.at) < TELL_AFTER_MS) return;
  await changeVisit(deps.database, call.visit_id, async ({ transaction }) => {
    if ((await unsettledCalls(transaction, call.visit_id)).length > 1) return;
    const told = await transaction
      .updateTable("service_outside_visits")
      .set({ told_waiting: 1 })
      .where("visit_id", "=", call.visit_id)
      .where("state", "=", "waiting")
      .where("told_waiting", "=", 0)
      .returning("visit_id")
      .executeTakeFirst();
    if (!told) return;
    const at = now.toISOString();
    await queueNotification(
      transaction,
      VisitNotification.parse({ ...event, kind: "waiting", at }),
    );
  }).catch(falseIfDeleted);
  deps.onSettled();
}

/** Later calls of this visit need not wait for their next try. */
async function dueNow({ database, now }: CallDeps, visitId: string): Promise<void> {
  await database.query
    .updateTable("service_outside_calls")
    .set({ due_at: now().toISOString() })
    .where("visit_id", "=", visitId)
    .where("state", "=", "queued")
    .execute();
}

function falseIfDeleted(error: unknown): false {
  if (error instanceof AppError && error.code === "not-found") return false;
  throw error;
}
