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
}

/** What a shop can do at a time. */
export interface Shop {
  week: readonly OpenHours[];
  slotMinutes: number;
  /** Each receives one owner at a time, for one slot. */
  advisers: readonly ShopPerson[];
  /** Each works on one vehicle at a time, for whole slots. */
  technicians: readonly ShopPerson[];
  /** Number of cars to lend; each is lent once a day. */
  loaners: number;
  /** Times at which no visit starts: `12:00`. */
  ignoreTimeslots: readonly string[];
}

/** A slot of a resource that a visit has. */
export interface Claim {
  /** See `resourceOf`. */
  resource: string;
  /** Its start in minutes of the store's day; `wholeDay` = all of it. */
  slot: number;
}

/** The slot of a claim on a whole day. */
export const wholeDay = -1;

/** A time at which the shop takes no visit. */
export interface Closure {
  /** Null = the whole shop. */
  resource: string | null;
  /** Minutes of the store's day; the end is excluded. */
  fromMinutes: number;
  toMinutes: number;
}

/** What is not free on a day. */
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
}

/** What is free on one day. */
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

/** What is free on a day, whose `times` are the slots that are still to come. */
export function shopDayOf(shop: Shop, day: AppointmentDay, { claims, closures }: Taken): ShopDay {
  const claimed = new Set(claims.map(({ resource, slot }) => `${resource} ${slot}`));
  const slots = day.times.map(({ time }) => minutesOfTime(time));
  const freeOf = (kind: "adviser" | "technician", person: ShopPerson): FreeResource => {
    const resource = resourceOf(kind, person.id);
    const hours = hoursOn(day.day, { week: person.week ?? shop.week, closedOn: person.closedOn });
    const isFree = (slot: number) =>
      isWithin(slot, shop.slotMinutes, hours) &&
      !claimed.has(`${resource} ${slot}`) &&
      !closures.some((closure) => isClosed(closure, resource, slot, shop.slotMinutes));
    return {
      id: person.id,
      free: slots.map(isFree),
      load: claims.filter((claim) => claim.resource === resource).length,
    };
  };
  const loaners = Array.from({ length: shop.loaners }, (_, index) => index + 1);
  return {
    ...day,
    advisers: shop.advisers.map((person) => freeOf("adviser", person)),
    technicians: shop.technicians.map((person) => freeOf("technician", person)),
    loaners: loaners.filter(
      (number) => !claimed.has(`${resourceOf("loaner", number)} ${wholeDay}`),
    ),
  };
}

function isWithin(slot: number, slotMinutes: number, hours: OpenHours | null): boolean {
  if (!hours) return false;
  return minutesOf(hours.open) <= slot && slot + slotMinutes <= minutesOf(hours.close);
}

function isClosed(closure: Closure, resource: string, slot: number, slotMinutes: number): boolean {
  if (closure.resource !== null && closure.resource !== resource) return false;
  return slot < closure.toMinutes && closure.fromMinutes < slot + slotMinutes;
}
