import type { FreeDays, Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { VisitRequest } from "@forecourt/domain/appointments/allocate-visit";
import {
  type FreeDay,
  freeStarts,
  nearestStarts,
} from "@forecourt/domain/appointments/free-starts";
import { dayAfter, instantAt, minutesOfTime } from "@forecourt/domain/appointments/store-clock";
import type { Deps } from "../deps.ts";
import { takenOn } from "../visits/claims.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import { type BookedBy, calendarFor } from "../visits/shop-calendar.ts";
import { confirmedFreeTimes } from "./confirmed-free-times.ts";

/** Number of times that are offered instead of a taken time. */
const nearestCount = 4;

export type FreeDaysDeps = Pick<Deps, "database" | "now" | "schedulerOf">;

/** The free starts for a visit; its own claims count as free. */
export async function freeDaysOf(
  { database, now, schedulerOf }: FreeDaysDeps,
  store: ServiceStore,
  { request, visitId, by = "owner" }: { request: VisitRequest; visitId: string; by?: BookedBy },
): Promise<FreeDay[]> {
  const at = now();
  const calendar = calendarFor(by, store, at);
  const to = dayAfter(store.today, calendar.days);
  const range = { from: store.today, to, exceptVisitId: visitId, now: at };
  const taken = await takenOn(database.query, store, range);
  const days = freeStarts(calendar, request, { now: calendar.now, takenOn: taken });
  return confirmedFreeTimes(schedulerOf, store, { request, days });
}

/** As pages show them. */
export function asFreeDays(days: readonly FreeDay[]): FreeDays {
  return days.map(({ day, times }) => ({ day, times: times.map(({ time }) => time) }));
}

/** The free starts closest to a taken start. */
export function nearestTo(
  days: readonly FreeDay[],
  { day, time }: Slot,
  { config }: Pick<ServiceStore, "config">,
): Slot[] {
  const wanted = instantAt({ day, minutes: minutesOfTime(time) }, config.company.timezone);
  return nearestStarts(days, wanted, nearestCount);
}
