import type { AppointmentDay } from "./appointment-days.ts";
import { hoursOn, minutesOf, type OpenHours } from "./open-hours.ts";
import { minutesOfTime } from "./store-clock.ts";

/** A person of the shop with their working hours. */
export interface ShopPerson {
  id: string;
  /** Monday first; null = the hours of the shop. */
  week: readonly OpenHours[] | null;
  /** Days off; see `isDayOff`. */
  closedOn: readonly string[];
  /** Skills of a technician, for work that needs some; missing or null = all skills. */
  skills?: readonly string[] | null;
}

/** Capacity of a shop. */
export interface Shop {
  week: readonly OpenHours[];
  slotMinutes: number;
  /** Service advisers; each receives one owner at a time, for one slot. */
  advisers: readonly ShopPerson[];
  /** Technicians; each works on one vehicle at a time, for whole slots. */
  technicians: readonly ShopPerson[];
  /** Number of cars to lend; each is lent once a day. */
  loaners: number;
  /** Times at which no visit starts: `12:00`. */
  ignoreTimeslots: readonly string[];
}

/** A slot of a resource that a visit has reserved. It does not change when the shop changes its hours or slots. */
export interface Claim {
  /** See `resourceOf`. */
  resource: string;
  /** Start of the slot in minutes of the store's day. */
  slot: number;
  minutes: number;
}

/** The slot of a claim on a whole day. */
export const wholeDay = { slot: 0, minutes: 24 * 60 } as const;

/** A time at which the shop takes no visit. */
export interface Closure {
  /** Null = the whole shop. */
  resource: string | null;
  /** Minutes of the store's day; the end is excluded. */
  fromMinutes: number;
  toMinutes: number;
}

/** Reservations and closures of a day. */
export interface Taken {
  claims: readonly Claim[];
  closures: readonly Closure[];
}

/** A resource on one day: whether it is free, by the index of the slot. */
interface FreeResource {
  id: string;
  free: readonly boolean[];
  /** Claims on this day. */
  load: number;
  /** See `ShopPerson`. */
  skills: readonly string[] | null;
}

/** Free capacity of one day. */
export interface ShopDay extends AppointmentDay {
  advisers: readonly FreeResource[];
  technicians: readonly FreeResource[];
  /** Numbers of the loaners that are not lent. */
  loaners: readonly number[];
}

/** The name of a resource in claims: `technician:lift-1`. */
export function resourceOf(kind: "adviser" | "technician" | "loaner", id: string | number): string {
  return `${kind}:${id}`;
}

/** Free capacity of a day, whose `times` are the slots that are still to come. */
export function shopDayOf(shop: Shop, day: AppointmentDay, { claims, closures }: Taken): ShopDay {
  const slots = day.times.map(({ time }) => minutesOfTime(time));
  const freeOf = (kind: "adviser" | "technician", person: ShopPerson): FreeResource => {
    const resource = resourceOf(kind, person.id);
    const own = claims.filter((claim) => claim.resource === resource);
    const gone = closures.filter((each) => each.resource === null || each.resource === resource);
    const taken = [
      ...own.map(({ slot, minutes }) => ({ from: slot, to: slot + minutes })),
      ...gone.map(({ fromMinutes, toMinutes }) => ({ from: fromMinutes, to: toMinutes })),
    ];
    const hours = hoursOn(day.day, { week: person.week ?? shop.week, closedOn: person.closedOn });
    const isFree = (slot: number) =>
      isWithin(slot, shop.slotMinutes, hours) &&
      !taken.some(({ from, to }) => slot < to && from < slot + shop.slotMinutes);
    return {
      id: person.id,
      free: slots.map(isFree),
      load: own.length,
      skills: person.skills ?? null,
    };
  };
  const lent = new Set(claims.map(({ resource }) => resource));
  const loaners = Array.from({ length: shop.loaners }, (_, index) => index + 1);
  return {
    ...day,
    advisers: shop.advisers.map((person) => freeOf("adviser", person)),
    technicians: shop.technicians.map((person) => freeOf("technician", person)),
    loaners: loaners.filter((number) => !lent.has(resourceOf("loaner", number))),
  };
}

function isWithin(slot: number, slotMinutes: number, hours: OpenHours | null): boolean {
  if (!hours) return false;
  return minutesOf(hours.open) <= slot && slot + slotMinutes <= minutesOf(hours.close);
}
