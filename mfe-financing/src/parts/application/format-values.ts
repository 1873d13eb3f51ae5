import type { SiteContext } from "@forecourt/contracts/site";
import { formatDay, formatMoment } from "@forecourt/domain/appointments/format";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { isApartmentNumber } from "@forecourt/domain/financing/apartment";
import { localeOf } from "@forecourt/domain/locale";
import { type Cents, formatCents } from "@forecourt/domain/money";
import type { Text } from "./application-text.ts";

/** Time zone and locale in which a page writes times. */
export interface DateFormat {
  timeZone: string;
  locale: string;
}

/** The clock of the store, in the language of the page. */
export function dateFormatOf({
  timezone,
  texts,
}: Pick<SiteContext, "timezone" | "texts">): DateFormat {
  return { timeZone: timezone, locale: localeOf(texts) };
}

/** A moment by the store's clock: "Monday, November 23". */
export function dayOfMoment(moment: string, { timeZone, locale }: DateFormat): string {
  return formatDay(wallTimeAt(new Date(moment), timeZone).day, locale).whole;
}

/** A moment by the store's clock, with its year: "November 23, 2026 at 9:12 p.m.". */
export function timeOfMoment(moment: string, { timeZone, locale }: DateFormat): string {
  return formatMoment(new Date(moment), locale, { timeZone, year: "numeric" });
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
