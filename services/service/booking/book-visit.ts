import type { Deps } from "../deps.ts";
import { couponToBook } from "../offers/coupon-of-visit.ts";
import type { VisitRow } from "../store/tables.ts";
import { insertVisitKeys } from "../store/visit-keys.ts";
import { allocateAt, takenIfClaimed, timeOf } from "../visits/allocate-at.ts";
import { claimAllocation, lockDays } from "../visits/claims.ts";
import { queueVisitEvent } from "../visits/queue-visit-event.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { type BookedBy, requestOf } from "../visits/shop-calendar.ts";
import { newAppointmentNumber } from "../visits/tokens.ts";
import type { RecallsAtBooking, VisitContact, VisitTime } from "../visits/visit-content.ts";
import {
  bookedExpiry,
  type ChangingVisit,
  changeVisit,
  updateVisit,
} from "../visits/visit-store.ts";
import { seenOf } from "./seen-visit.ts";

type BookDeps = Pick<Deps, "database" | "now" | "eventQueues" | "onCommitted">;

/**
 * `repeated`: the visit was booked before. `taken`: its hold has ended, and another visit has the time. `incomplete`: a
 * step before has to be completed. `changed`: the visit differs from the one that the owner has seen.
 */
export type BookOutcome = "booked" | "repeated" | "taken" | "incomplete" | "changed";

interface Booking {
  row: Pick<VisitRow, "id">;
  token: string | null;
  contact: VisitContact;
  notes: string;
  recalls: RecallsAtBooking;
  /** Visit that the owner has seen, see `seenOf`; null = it is not compared. */
  seen: string | null;
  /** Missing = the owner. */
  by?: BookedBy;
}

/**
 * Turns a held time into the appointment, and queues its notifications, in one transaction. If the hold has ended, the
 * time is held again if it is free. Of any number of requests, on any number of replicas, one books.
 */
export async function bookVisit(
  deps: BookDeps,
  store: ServiceStore,
  booking: Booking,
): Promise<BookOutcome> {
  const change = (visit: ChangingVisit) => book(deps, store, booking, visit);
  const outcome = await changeVisit(deps.database, booking.row.id, change).catch(takenIfClaimed);
  if (outcome === "booked") deps.onCommitted();
  return outcome;
}

async function book(
  deps: BookDeps,
  store: ServiceStore,
  { token, contact, notes, recalls, seen, by = "owner" }: Booking,
  visit: ChangingVisit,
): Promise<BookOutcome> {
  const { row, content } = visit;
  if (row.status !== "draft") return "repeated";
  if (content.vehicle === null || content.time === null) return "incomplete";
  if (seen !== null && seen !== seenOf(content)) return "changed";
  const now = deps.now();
  const time = await claimTime(visit, store, { held: content.time, now, by });
  const changed = { ...content, contact, notes, recalls, time: time ?? content.time };
  // The owner types nothing twice.
  if (time === null) {
    await updateVisit(visit, changed, {});
    return "taken";
  }
  const bookedByShop = by === "desk";
  const booked = { ...changed, time, bookedByShop, coupon: couponToBook(changed) };
  const number = row.number ?? newAppointmentNumber();
  await updateVisit(visit, booked, {
    number,
    status: "booked",
    day: time.day,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    booked_at: now.toISOString(),
    expires_at: bookedExpiry(time.endsAt, store.config.scheduling.keepDays),
  });
  const { dealer_id, store_id, id: visit_id } = row;
  await insertVisitKeys(visit.transaction, { dealer_id, store_id, visit_id }, contact);
  await queueVisitEvent(deps, visit, {
    kind: "booked",
    number,
    moves: 0,
    content: booked,
    previous: null,
    token,
    now,
  });
  return "booked";
}

/** Books the held slots, or allocates the time again; null = it is taken. */
async function claimTime(
  visit: ChangingVisit,
  store: ServiceStore,
  { held, now, by }: { held: VisitTime; now: Date; by: BookedBy },
): Promise<VisitTime | null> {
  const { transaction, row, content } = visit;
  await lockDays(transaction, store, { days: [held.day], now });
  if (by === "owner" && Date.parse(held.startsAt) <= now.getTime()) return null;
  const { numUpdatedRows } = await transaction
    .updateTable("service_claims")
    .set({ held_until: null })
    .where("visit_id", "=", row.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return held;
  const request = requestOf(content);
  const allocation = request && (await allocateAt(visit, store, { request, slot: held, now, by }));
  if (!allocation) return null;
  await claimAllocation(transaction, { ...store, visitId: row.id }, allocation, null);
  return timeOf(allocation);
}
