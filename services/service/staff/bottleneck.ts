import { allocateVisit, type VisitRequest } from "@forecourt/domain/appointments/allocate-visit";
import { formatClock } from "@forecourt/domain/appointments/format";
import type { ShopCalendar } from "@forecourt/domain/appointments/free-starts";
import type { ShopDay } from "@forecourt/domain/appointments/shop-day";

/** The one thing that is missing for a visit at a time of the day, in words for the desk. */
export function bottleneck(
  calendar: ShopCalendar,
  day: ShopDay,
  { request, time }: { request: VisitRequest; time: string },
): string {
  const fitsWith = (changes: Partial<VisitRequest>) =>
    allocateVisit(calendar, day, { ...request, ...changes }, time) !== null;
  if (fitsWith({ isPastAdvisers: true })) return adviserReason(day, request, time);
  if (request.needsLoaner && fitsWith({ needsLoaner: false }))
    return "every loaner is lent that day";
  const skills = request.skills ?? [];
  if (skills.length > 0 && fitsWith({ skills: [], isPastAdvisers: true })) {
    return `no technician with the skill ${skills.join(", ")} is free for ${request.workMinutes} minutes then`;
  }
  if (request.isWaiting && fitsWith({ isWaiting: false, isPastAdvisers: true })) {
    return "no lift is free at once for an owner who waits; one is later that day";
  }
  return `no lift is free for ${request.workMinutes} minutes from then to closing`;
}

function adviserReason({ advisers, times }: ShopDay, request: VisitRequest, time: string): string {
  const { adviserId } = request;
  const asked = advisers.filter(({ id }) => adviserId === null || id === adviserId);
  const until = times.find(
    (slot, index) => slot.time > time && asked.some(({ free }) => free[index]),
  );
  const who = adviserId ?? (asked.length === 1 ? "the adviser" : "every adviser");
  const end = until === undefined ? "that day" : `until ${formatClock(until.time)}`;
  return `${who} is taken ${end}, a lift is free (add --past-advisers books all the same)`;
}
