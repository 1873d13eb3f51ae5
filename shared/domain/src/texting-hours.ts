import { wallTimeAt } from "./appointments/store-clock.ts";
import { zonesOfPhone } from "./area-code-zones.ts";

/** From 8 a.m. to 9 p.m. at the called party's location: 47 CFR 64.1200(c)(1). */
const startMinutes = 8 * 60;
const endMinutes = 21 * 60;

const STEP_MS = 15 * 60_000;

/** The time zones that count for texts to a number: those of its area code and the store's. */
export function textingZones(phone: string, storeZone: string): string[] {
  return [...new Set([storeZone, ...zonesOfPhone(phone)])];
}

/** True where a text disturbs no one: it is between 8 a.m. and 9 p.m. in all of the time zones. */
export function isTextingTime(moment: Date, timeZones: readonly string[]): boolean {
  return timeZones.every((zone) => {
    const { minutes } = wallTimeAt(moment, zone);
    return minutes >= startMinutes && minutes < endMinutes;
  });
}

/** The first quarter of an hour after `moment` that is texting time in all of the time zones. */
export function nextTextingTime(moment: Date, timeZones: readonly string[]): Date {
  let next = new Date(Math.ceil((moment.getTime() + 1) / STEP_MS) * STEP_MS);
  // Zones of one country share some hours of every day.
  while (!isTextingTime(next, timeZones)) next = new Date(next.getTime() + STEP_MS);
  return next;
}
