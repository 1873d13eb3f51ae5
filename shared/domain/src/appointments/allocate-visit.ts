import { type Claim, resourceOf, type Shop, type ShopDay, wholeDay } from "./shop-day.ts";
import { formatTime, instantAt, minutesOfTime, wallTimeAt } from "./store-clock.ts";

/** Needs of a visit. */
export interface VisitRequest {
  /** Minutes of work; they take whole slots, one at least. */
  workMinutes: number;
  /** Skills that the work needs, all of one technician; missing = none. */
  skills?: readonly string[];
  /** True = the owner waits: the work starts when the visit does. False = at the next gap of that day. */
  isWaiting: boolean;
  needsLoaner: boolean;
  /** The wanted adviser; null = anyone. */
  adviserId: string | null;
  /** True = an adviser who is taken receives one owner more. */
  isPastAdvisers?: boolean;
}

/** The people and the time that a visit gets. */
export interface Allocation {
  day: string;
  /** By the store's clock, when the owner comes and when the vehicle is ready: `09:30`. */
  time: string;
  readyBy: string;
  start: Date;
  end: Date;
  adviserId: string;
  technicianId: string;
  claims: Claim[];
}

type AllocatingShop = Pick<Shop, "slotMinutes" | "ignoreTimeslots"> & { timeZone: string };

/**
 * The allocation of a visit that starts at `time` of a day, or null when that is not possible. It takes the adviser
 * with the fewest visits of that day, and of the technicians who have the skills the one who is ready first; of equals,
 * the one with the fewest skills, so that the others stay free for what they alone can do, and then the first of the
 * list.
 */
export function allocateVisit(
  shop: AllocatingShop,
  day: ShopDay,
  request: VisitRequest,
  time: string,
): Allocation | null {
  const first = day.times.findIndex((slot) => slot.time === time);
  const [loaner] = day.loaners;
  if (first < 0 || shop.ignoreTimeslots.includes(time)) return null;
  if (request.needsLoaner && loaner === undefined) return null;
  const adviser = freeAdviser(day, request.adviserId, first);
  const receiving = adviser ?? (request.isPastAdvisers ? anyAdviser(day, request.adviserId) : null);
  const work = firstGap(day, first, {
    length: Math.max(1, Math.ceil(request.workMinutes / shop.slotMinutes)),
    isWaiting: request.isWaiting,
    skills: request.skills ?? [],
  });
  if (!receiving || !work) return null;
  const { slotMinutes: minutes } = shop;
  const slots = day.times.slice(work.first, work.first + work.length);
  const claims = [
    ...(adviser
      ? [{ resource: resourceOf("adviser", adviser.id), slot: minutesOfTime(time), minutes }]
      : []),
    ...slots.map((slot) => ({
      resource: resourceOf("technician", work.technicianId),
      slot: minutesOfTime(slot.time),
      minutes,
    })),
    ...(request.needsLoaner ? [{ resource: resourceOf("loaner", loaner ?? 0), ...wholeDay }] : []),
  ];
  const start = day.times[first]?.start;
  const last = slots.at(-1);
  if (!start || !last) return null;
  const ending = { day: day.day, minutes: minutesOfTime(last.time) + minutes };
  const end = instantAt(ending, shop.timeZone);
  const readyBy = formatTime(wallTimeAt(end, shop.timeZone).minutes);
  const people = { adviserId: receiving.id, technicianId: work.technicianId };
  return { day: day.day, time, readyBy, start, end, ...people, claims };
}

function freeAdviser({ advisers }: ShopDay, wanted: string | null, slot: number) {
  return adviserWithLeastWork(
    advisers.filter(({ id, free }) => free[slot] && isWanted(id, wanted)),
  );
}

function anyAdviser({ advisers }: ShopDay, wanted: string | null) {
  return adviserWithLeastWork(advisers.filter(({ id }) => isWanted(id, wanted)));
}

function isWanted(id: string, wanted: string | null): boolean {
  return wanted === null || id === wanted;
}

function adviserWithLeastWork(advisers: ShopDay["advisers"]) {
  return advisers.reduce<ShopDay["advisers"][number] | null>(
    (best, one) => (best === null || one.load < best.load ? one : best),
    null,
  );
}

/** The first run of free slots of one technician. */
function firstGap(
  { technicians, times }: ShopDay,
  from: number,
  { length, isWaiting, skills }: { length: number; isWaiting: boolean; skills: readonly string[] },
): { technicianId: string; first: number; length: number } | null {
  const latest = isWaiting ? from : times.length - length;
  const able = technicians
    .filter((one) => skills.every((skill) => one.skills?.includes(skill) ?? true))
    .toSorted((one, other) => compareBreadth(one, other));
  for (let first = from; first <= latest; first += 1) {
    const technician = able.find(({ free }) => isFreeFor(free, first, length));
    if (technician) return { technicianId: technician.id, first, length };
  }
  return null;
}

/** Sorts technicians by their number of skills; technicians without a limit come last. */
function compareBreadth(one: Able, other: Able): number {
  if (one.skills === null || other.skills === null) {
    return Number(one.skills === null) - Number(other.skills === null);
  }
  return one.skills.length - other.skills.length;
}

type Able = ShopDay["technicians"][number];

function isFreeFor(free: readonly boolean[], first: number, length: number): boolean {
  for (let slot = first; slot < first + length; slot += 1) if (!free[slot]) return false;
  return true;
}
