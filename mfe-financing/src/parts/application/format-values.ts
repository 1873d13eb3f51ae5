import { formatDay, to12HourTime } from "@forecourt/domain/appointments/format";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { isApartmentNumber } from "@forecourt/domain/financing/apartment";
import { type Cents, formatCents } from "@forecourt/domain/money";
import type { Text } from "./application-text.ts";

/** A moment by the store's clock: "Monday, November 23". */
export function dayOfMoment(moment: string, timeZone: string): string {
  return formatDay(wallTimeAt(new Date(moment), timeZone).day).whole;
}

/** A moment by the store's clock, with its year: "November 23, 2026 at 9:12 p.m.". */
export function timeOfMoment(moment: string, timeZone: string): string {
  const { day, minutes } = wallTimeAt(new Date(moment), timeZone);
  const { clock, half } = to12HourTime(formatTime(minutes));
  return `${formatDay(day).date}, ${day.slice(0, 4)} at ${clock} ${half === "am" ? "a.m." : "p.m."}`;
}

/** "Apt. 3" for an apartment that was typed as its number alone; null = none was typed. */
export function apartmentText(typed: string | null, t: Text): string | null {
  if (typed === null || typed === "") return null;
  return isApartmentNumber(typed) ? t("review.apartment", { number: typed.trim() }) : typed;
}

/** "$5,000" and "$25.50": cents are shown where there are any. */
export function shortAmount(cents: Cents): string {
  return formatCents(cents).replace(/\.00$/, "");
}
