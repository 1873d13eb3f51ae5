import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { allocateVisit } from "@forecourt/domain/appointments/allocate-visit";
import { appointmentDayOn } from "@forecourt/domain/appointments/appointment-days";
import { formatClock } from "@forecourt/domain/appointments/format";
import { hoursOn, minutesOf } from "@forecourt/domain/appointments/open-hours";
import { shopDayOf } from "@forecourt/domain/appointments/shop-day";
import {
  formatTime,
  instantAt,
  minutesOfTime,
  wallTimeAt,
} from "@forecourt/domain/appointments/store-clock";
import { freeDaysOf, nearestTo } from "../external-scheduler/free-days.ts";
import type { VisitRow } from "../store/tables.ts";
import { isLive, takenOn } from "../visits/claims.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { calendarFor, requestOf } from "../visits/shop-calendar.ts";
import { contentOf } from "../visits/visit-store.ts";
import { bottleneck } from "./bottleneck.ts";
import type { ShopDeps } from "./shop-deps.ts";

interface Refused {
  row: VisitRow;
  slot: Slot;
}

/** Why the desk cannot have a time, with the closest that it can: `the shop is closed that day; the closest are …`. */
export async function whyNotFree(
  deps: ShopDeps,
  store: ServiceStore,
  { row, slot }: Refused,
): Promise<string> {
  const request = requestOf(contentOf(row));
  const asked = { visitId: row.id, by: "desk" } as const;
  const days = request ? await freeDaysOf(deps, store, { request, ...asked }) : [];
  // The slot that has begun is for walk-ins, whose time is typed as "now".
  const ahead = days.map(({ day, times }) => ({
    day,
    times: times.filter(({ start }) => start >= deps.now()),
  }));
  const free = nearestTo(ahead, slot, store).map(({ day, time }) => `${day} ${formatClock(time)}`);
  const closest = free.length === 0 ? "nothing is free" : `the closest are ${free.join(", ")}`;
  const why =
    clockReason(store, slot, deps.now()) ?? (await takenReason(deps, store, { row, slot }));
  return `${why}; ${closest}`;
}

/** Reason in the hours or the clock why the time is not possible; null = none. */
function clockReason(store: ServiceStore, { day, time }: Slot, now: Date): string | null {
  const calendar = calendarFor("desk", store, now);
  const hours = hoursOn(day, calendar);
  if (!hours) return "the shop is closed that day";
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)];
  const minutes = minutesOfTime(time);
  if (minutes < open || minutes >= close) {
    return `the shop is open from ${formatClock(formatTime(open))} to ${formatClock(formatTime(close))} that day`;
  }
  if (instantAt({ day, minutes }, calendar.timeZone) < calendar.now) return "that time is over";
  const { slotMinutes } = calendar;
  if ((minutes - open) % slotMinutes === 0) return null;
  const before = open + Math.floor((minutes - open) / slotMinutes) * slotMinutes;
  return `visits start every ${slotMinutes} minutes, such as ${formatClock(formatTime(before))}`;
}

/** Whether a closure, a hold or bookings have the time. */
async function takenReason(
  { database, now }: ShopDeps,
  store: ServiceStore,
  { row, slot }: Refused,
): Promise<string> {
  const calendar = calendarFor("desk", store, now());
  const range = { from: slot.day, to: slot.day, exceptVisitId: row.id, now: now() };
  const taken = (await takenOn(database.query, store, range)).get(slot.day);
  const { claims = [], closures = [] } = taken ?? {};
  const at = minutesOfTime(slot.time);
  const isClosed = closures.some(
    ({ resource, fromMinutes, toMinutes }) =>
      resource === null && fromMinutes <= at && at < toMinutes,
  );
  if (isClosed) return "that time is closed for visits (see `open`)";
  const rows = await database.query
    .selectFrom("service_claims")
    .selectAll()
    .where("dealer_id", "=", store.dealerId)
    .where("store_id", "=", store.storeId)
    .where("day", "=", slot.day)
    .where("held_until", "is not", null)
    .execute();
  const holds = rows.filter((claim) => isLive(claim, now()));
  const isHold = (claim: (typeof claims)[number]) =>
    holds.some((hold) => hold.resource === claim.resource && hold.slot === claim.slot);
  const request = requestOf(contentOf(row));
  const day = appointmentDayOn(calendar, slot.day);
  const booked = { claims: claims.filter((claim) => !isHold(claim)), closures };
  if (request === null || day === null) return "the work or the day is missing";
  const shopDay = shopDayOf(calendar, day, booked);
  if (allocateVisit(calendar, shopDay, request, slot.time) === null) {
    return bottleneck(calendar, shopDay, { request, time: slot.time });
  }
  const until = new Date(Math.max(...holds.map(({ held_until: end }) => end ?? 0)));
  const clock = formatClock(formatTime(wallTimeAt(until, calendar.timeZone).minutes));
  return `an owner who is booking online holds it, until ${clock} at the latest`;
}
