import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { dropReminder, planReminder } from "../reminders/plan-reminder.ts";
import type { ExternalVisitRow, SchedulerCallRow } from "../store/shop-tables.ts";
import type { ServiceTables } from "../store/tables.ts";
import { releaseClaims } from "../visits/claims.ts";
import { VisitTime } from "../visits/visit-content.ts";
import { VisitEvent } from "../visits/visit-event.ts";
import { queueNotification, VisitNotification } from "../visits/visit-notification.ts";
import { type ChangingVisit, changeVisit, updateVisit } from "../visits/visit-store.ts";
import { unsettledCalls } from "./call-queue.ts";
import type { SchedulerResponse } from "./external-scheduler.ts";
import { restoreClaims } from "./restore-claims.ts";

/** Result of a call: the system's answer, or `gone` = the system no longer has the visit. */
export type Settlement =
  | Extract<SchedulerResponse, { kind: "confirmed" }>
  | { kind: "refused"; nearest: readonly Slot[] }
  | { kind: "gone" };

export interface SettleDeps extends Pick<Deps, "database" | "dealers" | "now"> {}

/**
 * Records the answer to a call and queues the mails about it in one transaction. False = the call was settled before:
 * only the first answer counts.
 */
export async function settleCall(
  deps: SettleDeps,
  call: Pick<SchedulerCallRow, "id" | "visit_id" | "content">,
  settlement: Settlement,
): Promise<boolean> {
  return changeVisit(deps.database, call.visit_id, async (visit) => {
    const { transaction } = visit;
    const settled = await transaction
      .updateTable("service_outside_calls")
      .set({ state: "sent", owner: null, last_error: null })
      .where("id", "=", call.id)
      .where("state", "!=", "sent")
      .returning("id")
      .executeTakeFirst();
    if (!settled) return false;
    const event = VisitEvent.parse(JSON.parse(call.content));
    const isLast = (await unsettledCalls(transaction, call.visit_id)).length === 0;
    await apply(deps, { visit, event, isLast }, settlement);
    return true;
  });
}

interface Settling {
  visit: ChangingVisit;
  event: VisitEvent;
  /** False = the owner has changed the visit again since. */
  isLast: boolean;
}

async function apply(deps: SettleDeps, settling: Settling, settlement: Settlement): Promise<void> {
  const { visit, event, isLast } = settling;
  const { transaction } = visit;
  const at = deps.now().toISOString();
  if (settlement.kind === "refused") {
    if (isLast) await refuse(deps, settling, settlement.nearest);
    return;
  }
  const { visitId } = event;
  const state = isLast ? ({ state: "confirmed" } as const) : {};
  if (settlement.kind === "gone") {
    await setOutside(transaction, visitId, { outside_id: null, confirmed_time: null, ...state });
    return;
  }
  const isFirst = (await confirmedTime(transaction, visitId)) === null;
  await setOutside(transaction, visitId, {
    outside_id: settlement.outsideId,
    confirmed_time: JSON.stringify(event.content.time),
    ...state,
  });
  const kind = isFirst ? "booked" : event.kind;
  if (isLast) await queueNotification(transaction, VisitNotification.parse({ ...event, kind, at }));
}

/** A time that was confirmed before is booked again; else the visit has no time until its owner chooses another. */
async function refuse(
  deps: SettleDeps,
  { visit, event }: Settling,
  nearest: readonly Slot[],
): Promise<void> {
  const { transaction, content } = visit;
  const { visitId, dealerId, storeId } = event;
  const config = deps.dealers.current().config({ dealerId, storeId });
  const now = deps.now();
  const before = await confirmedTime(transaction, visitId);
  if (before === null) {
    await releaseClaims(transaction, visitId);
    await dropReminder(transaction, visitId);
    await setOutside(transaction, visitId, { state: "refused" });
    const told = { ...event, kind: "refused", nearest, at: now.toISOString() };
    await queueNotification(transaction, VisitNotification.parse(told));
    return;
  }
  const restored = { ...content, time: before };
  await updateVisit(visit, restored, {
    day: before.day,
    starts_at: before.startsAt,
    ends_at: before.endsAt,
  });
  await restoreClaims(deps, { ...visit, content: restored }, { dealerId, storeId });
  await planReminder(transaction, { visitId, time: before }, { config, now });
  await setOutside(transaction, visitId, { state: "confirmed" });
  const told = { ...event, kind: "kept", content: restored, nearest, at: now.toISOString() };
  await queueNotification(transaction, VisitNotification.parse(told));
}

async function confirmedTime(
  transaction: Transaction<ServiceTables>,
  visitId: string,
): Promise<VisitTime | null> {
  const row = await transaction
    .selectFrom("service_outside_visits")
    .select("confirmed_time")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row?.confirmed_time ? VisitTime.parse(JSON.parse(row.confirmed_time)) : null;
}

async function setOutside(
  transaction: Transaction<ServiceTables>,
  visitId: string,
  changes: Partial<ExternalVisitRow>,
): Promise<void> {
  await transaction
    .updateTable("service_outside_visits")
    .set(changes)
    .where("visit_id", "=", visitId)
    .execute();
}
