import type { VisitRequest } from "@forecourt/domain/appointments/allocate-visit";
import type { FreeDay } from "@forecourt/domain/appointments/free-starts";
import type { ServiceStore } from "../visits/service-store.ts";
import { externalIdsOf } from "./external-appointment.ts";
import { SchedulerError } from "./external-scheduler.ts";
import type { SchedulerOf } from "./run-call.ts";

/**
 * Free starts of the site that are free in the dealer's system, too. If that system does not answer, all free starts:
 * it confirms or refuses the visit later.
 */
export async function confirmedFreeTimes(
  schedulerOf: SchedulerOf,
  { config, dealerId }: Pick<ServiceStore, "config" | "dealerId">,
  { request, days }: { request: VisitRequest; days: FreeDay[] },
): Promise<FreeDay[]> {
  const system = schedulerOf(config, dealerId);
  const [first, last] = [days[0], days.at(-1)];
  if (system === null || !first || !last) return days;
  const ids = externalIdsOf(config.scheduling, request.adviserId);
  const asked = { ids, from: first.day, to: last.day, minutes: request.workMinutes };
  const free = await system.freeTimes(asked).catch((error: unknown) => {
    if (error instanceof SchedulerError) return null;
    throw error;
  });
  if (free === null) return days;
  const starts = new Set(free.map((start) => start.getTime()));
  return days
    .map(({ day, times }) => ({
      day,
      times: times.filter(({ start }) => starts.has(start.getTime())),
    }))
    .filter(({ times }) => times.length > 0);
}
