import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Deps } from "../deps.ts";
import { dropReminder, planReminder } from "../reminders/plan-reminder.ts";
import type { SchedulerCallRow } from "../store/shop-tables.ts";
import { releaseClaims } from "../visits/claims.ts";
import type { VisitTime } from "../visits/visit-content.ts";
import { VisitEvent } from "../visits/visit-event.ts";
import { queueNotification, VisitNotification } from "../visits/visit-notification.ts";
import { type ChangingVisit, changeVisit, updateVisit } from "../visits/visit-store.ts";
import { unsettledCalls } from "./call-queue.ts";
import type { SchedulerResponse } from "./external-scheduler.ts";
import { confirmedTimeOf, updateExternalVisit } from "./external-visit.ts";
import { restoreClaims } from "./restore-claims.ts";

/** The outcome of a call: the system's response, or `gone` = the system has nothing of the visit any more. */
export type Settlement =
  | Extract<SchedulerResponse, { kind: "confirmed" }>
  | { kind: "refused"; nearest: readonly Slot[] }
  | { kind: "gone" };

export interface SettleDeps extends Pick<Deps, "database" | "dealers" | "now"> {}

/**
 * Records the outcome of a call and queues the mail about it, in one transaction. Only the first outcome counts.
 *
 * | outcome   | no time was confirmed before        | a time was confirmed before           |
 * | --------- | ----------------------------------- | ------------------------------------- |
 * | confirmed | confirms the time, mail `booked`    | confirms the time, mail `moved`       |
 * | refused   | takes the time away, mail `refused` | restores that time, mail `kept`       |
 * | gone      | forgets the appointment, no mail    | forgets the appointment, no mail      |
 *
 * The table is about the last call of a visit. When the visit was changed again since, so that another call follows, it
 * goes on waiting without a mail: `confirmed` and `gone` only record what the system has, `refused` does nothing.
 * @returns false = the call was settled before
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
    await applyOutcome(deps, { visit, event, isLast }, settlement);
    return true;
  });
}

interface SettledCall {
  visit: ChangingVisit;
  event: VisitEvent;
  /** False = the owner has changed the visit again since. */
  isLast: boolean;
}

async function applyOutcome(
  deps: SettleDeps,
  settled: SettledCall,
  settlement: Settlement,
): Promise<void> {
  switch (settlement.kind) {
    case "confirmed":
      return confirm(deps, settled, settlement.outsideId);
    case "refused":
      return refuse(deps, settled, settlement.nearest);
    case "gone":
      return forget(settled);
  }
}

async function confirm(
  { now }: SettleDeps,
  { visit: { transaction }, event, isLast }: SettledCall,
  outsideId: string,
): Promise<void> {
  const { visitId, content } = event;
  const isFirst = (await confirmedTimeOf(transaction, visitId)) === null;
  await updateExternalVisit(transaction, visitId, {
    outside_id: outsideId,
    confirmed_time: JSON.stringify(content.time),
    ...(isLast && { state: "confirmed" }),
  });
  if (!isLast) return;
  const kind = isFirst ? "booked" : event.kind;
  const at = now().toISOString();
  await queueNotification(transaction, VisitNotification.parse({ ...event, kind, at }));
}

async function forget({ visit, event, isLast }: SettledCall): Promise<void> {
  await updateExternalVisit(visit.transaction, event.visitId, {
    outside_id: null,
    confirmed_time: null,
    ...(isLast && { state: "confirmed" }),
  });
}

async function refuse(
  deps: SettleDeps,
  settled: SettledCall,
  nearest: readonly Slot[],
): Promise<void> {
  if (!settled.isLast) return;
  const { visit, event } = settled;
  const confirmed = await confirmedTimeOf(visit.transaction, event.visitId);
  if (confirmed === null) await takeTimeAway(deps, settled, nearest);
  else await restoreTime(deps, settled, { confirmed, nearest });
}

/** The visit has no time until its owner chooses another one. */
async function takeTimeAway(
  { now }: SettleDeps,
  { visit: { transaction }, event }: SettledCall,
  nearest: readonly Slot[],
): Promise<void> {
  const { visitId } = event;
  await releaseClaims(transaction, visitId);
  await dropReminder(transaction, visitId);
  await updateExternalVisit(transaction, visitId, { state: "refused" });
  const notification = { ...event, kind: "refused", nearest, at: now().toISOString() };
  await queueNotification(transaction, VisitNotification.parse(notification));
}

/** The move did not happen: the visit is at the time that was confirmed before. */
async function restoreTime(
  deps: SettleDeps,
  { visit, event }: SettledCall,
  { confirmed, nearest }: { confirmed: VisitTime; nearest: readonly Slot[] },
): Promise<void> {
  const { transaction } = visit;
  const { visitId, dealerId, storeId } = event;
  const config = deps.dealers.current().config({ dealerId, storeId });
  const now = deps.now();
  const content = { ...visit.content, time: confirmed };
  await updateVisit(visit, content, {
    day: confirmed.day,
    starts_at: confirmed.startsAt,
    ends_at: confirmed.endsAt,
  });
  await restoreClaims(deps, { ...visit, content }, { dealerId, storeId });
  await planReminder(transaction, { visitId, time: confirmed }, { config, now });
  await updateExternalVisit(transaction, visitId, { state: "confirmed" });
  const notification = { ...event, kind: "kept", content, nearest, at: now.toISOString() };
  await queueNotification(transaction, VisitNotification.parse(notification));
}
