import type { VisitRequest } from "@forecourt/domain/appointments/allocate-visit";
import type { ShopCalendar } from "@forecourt/domain/appointments/free-starts";
import type { ShopPerson } from "@forecourt/domain/appointments/shop-day";
import type { ServiceStore } from "./service-store.ts";
import type { VisitContent } from "./visit-content.ts";

/** The calendar of a store's service department. */
export function calendarOf({ config }: Pick<ServiceStore, "config">): ShopCalendar {
  const { service, scheduling, company } = config;
  const { slotMinutes, leadTimeMinutes, days, ignoreTimeslots, transport } = scheduling;
  return {
    timeZone: company.timezone,
    week: service.workingHours,
    closedOn: service.closedOn,
    slotMinutes,
    leadTimeMinutes,
    days,
    advisers: scheduling.advisers.map(personOf),
    technicians: scheduling.technicians.map((one) => ({ ...personOf(one), skills: one.skills })),
    loaners: transport.loaners,
    ignoreTimeslots,
  };
}

function personOf(person: {
  id: string;
  workingHours: ShopPerson["week"];
  closedOn: readonly string[];
}): ShopPerson {
  return { id: person.id, week: person.workingHours, closedOn: person.closedOn };
}

/** Person who books: an owner online, or staff at the desk. */
export type BookedBy = "owner" | "desk";

const deskDays = 365;

/**
 * The calendar for bookings at `now`. The desk can book any time that the shop can do, including the slot that has just
 * begun: lead time, last day, and times without starts apply to owners only.
 */
export function calendarFor(
  by: BookedBy,
  store: Pick<ServiceStore, "config">,
  now: Date,
): ShopCalendar & { now: Date } {
  const calendar = calendarOf(store);
  if (by === "owner") return { ...calendar, now };
  const begun = new Date(now.getTime() - calendar.slotMinutes * 60_000 + 1);
  return { ...calendar, leadTimeMinutes: 0, days: deskDays, ignoreTimeslots: [], now: begun };
}

/** Resources that a visit needs of the shop; null = services or transport are not chosen. */
export function requestOf({ lines, transport, adviserId }: VisitContent): VisitRequest | null {
  if (lines.length === 0 || transport === null) return null;
  return {
    workMinutes: workMinutesOf(lines),
    skills: skillsOf(lines),
    isWaiting: transport === "wait",
    needsLoaner: transport === "loaner",
    adviserId,
  };
}

function skillsOf(lines: VisitContent["lines"]): string[] {
  return [...new Set(lines.flatMap(({ skill }) => (skill === null ? [] : [skill])))];
}

/** Minutes on the lift. */
export function workMinutesOf(lines: VisitContent["lines"]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The sum of the lowest prices; null = a price is not advertised. */
export function lowestPriceOf(lines: VisitContent["lines"]): number | null {
  return lines.reduce<number | null>(
    (sum, { fromCents }) => (sum === null || fromCents === null ? null : sum + fromCents),
    0,
  );
}
