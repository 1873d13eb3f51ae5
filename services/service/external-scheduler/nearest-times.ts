import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import { requestOf } from "../visits/shop-calendar.ts";
import type { VisitEvent } from "../visits/visit-event.ts";
import { type FreeDaysDeps, freeDaysOf, nearestTo } from "./free-days.ts";
import type { CallDeps } from "./run-call.ts";

const maxOffered = 4;

/** Times that are offered instead of a refused time: the times that the system names, else the closest free starts. */
export async function nearestOf(
  deps: CallDeps & FreeDaysDeps,
  { dealerId, storeId, visitId, content }: VisitEvent,
  named: readonly Date[],
): Promise<Slot[]> {
  const store = storeOfTenant(deps, { dealerId, storeId });
  const slots = slotsOf(named, store, deps.now());
  const request = requestOf(content);
  if (slots.length > 0 || request === null) return slots;
  const days = await freeDaysOf(deps, store, { request, visitId });
  const isRefused = ({ day, time }: Slot) => day === content.time.day && time === content.time.time;
  return nearestTo(days, content.time, store).filter((slot) => !isRefused(slot));
}

function slotsOf(named: readonly Date[], { config }: ServiceStore, now: Date): Slot[] {
  return named
    .filter((start) => start > now)
    .slice(0, maxOffered)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((start) => {
      const { day, minutes } = wallTimeAt(start, config.company.timezone);
      return { day, time: formatTime(minutes) };
    });
}
