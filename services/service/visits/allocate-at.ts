import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import {
  type Allocation,
  allocateVisit,
  type VisitRequest,
} from "@forecourt/domain/appointments/allocate-visit";
import { appointmentDayOn } from "@forecourt/domain/appointments/appointment-days";
import { shopDayOf } from "@forecourt/domain/appointments/shop-day";
import { lockDays, SlotClaimedError, takenOn } from "./claims.ts";
import type { ServiceStore } from "./service-store.ts";
import { type BookedBy, calendarFor } from "./shop-calendar.ts";
import type { VisitTime } from "./visit-content.ts";
import type { ChangingVisit } from "./visit-store.ts";

interface Wanted {
  request: VisitRequest;
  slot: Slot;
  now: Date;
  /** Missing = owners. */
  by?: BookedBy;
}

/**
 * Locks the day of a slot, and of the visit's present time, and allocates the slot; the visit's own claims count as free.
 * Null = the time is taken, or cannot be booked any more. Nothing is claimed yet.
 */
export async function allocateAt(
  { transaction, row, content }: ChangingVisit,
  store: ServiceStore,
  { request, slot, now, by = "owner" }: Wanted,
): Promise<Allocation | null> {
  const present = content.time === null ? [] : [content.time.day];
  await lockDays(transaction, store, { days: [...present, slot.day], now });
  const calendar = calendarFor(by, store, now);
  const day = appointmentDayOn(calendar, slot.day);
  if (day === null) return null;
  const range = { from: slot.day, to: slot.day, exceptVisitId: row.id, now };
  const taken = (await takenOn(transaction, store, range)).get(slot.day);
  const shopDay = shopDayOf(calendar, day, taken ?? { claims: [], closures: [] });
  return allocateVisit(calendar, shopDay, request, slot.time);
}

/** Stored part of an allocation. */
export function timeOf(allocation: Allocation): VisitTime {
  const { day, time, readyBy, start, end, adviserId, technicianId } = allocation;
  const moments = { startsAt: start.toISOString(), endsAt: end.toISOString() };
  return { day, time, readyBy, ...moments, adviserId, technicianId };
}

/** For a transaction that another visit anticipated: `taken`. */
export function takenIfClaimed(error: unknown): "taken" {
  if (error instanceof SlotClaimedError) return "taken";
  throw error;
}
