import { allocateVisit, type VisitRequest } from "./allocate-visit.ts";
import { type AppointmentTime, appointmentDays } from "./appointment-days.ts";
import { type Shop, shopDayOf, type Taken } from "./shop-day.ts";

/** The calendar of a shop: which days and slots there are, and who works in them. */
export interface ShopCalendar extends Shop {
  timeZone: string;
  closedOn: readonly string[];
  /** Opening minutes from now to the first start. */
  leadTimeMinutes: number;
  /** Calendar days, today included. */
  days: number;
}

/** A day with its free starts. */
export interface FreeDay {
  day: string;
  times: AppointmentTime[];
}

const nothing: Taken = { claims: [], closures: [] };

/** The free starts for a visit; days without any are left out. @param takenOn what is taken, by day */
export function freeStarts(
  calendar: ShopCalendar,
  request: VisitRequest,
  { now, takenOn }: { now: Date; takenOn: ReadonlyMap<string, Taken> },
): FreeDay[] {
  return appointmentDays({ ...calendar, now })
    .map((day) => {
      const shopDay = shopDayOf(calendar, day, takenOn.get(day.day) ?? nothing);
      const times = day.times.filter(
        ({ time }) => allocateVisit(calendar, shopDay, request, time) !== null,
      );
      return { day: day.day, times };
    })
    .filter(({ times }) => times.length > 0);
}

/** The free starts closest to a moment, in order of time. */
export function nearestStarts(
  days: readonly FreeDay[],
  wanted: Date,
  count: number,
): { day: string; time: string }[] {
  const distance = (start: Date) => Math.abs(start.getTime() - wanted.getTime());
  return days
    .flatMap(({ day, times }) => times.map(({ time, start }) => ({ day, time, start })))
    .sort((one, other) => distance(one.start) - distance(other.start))
    .slice(0, count)
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .map(({ day, time }) => ({ day, time }));
}
