import { dateFormats } from "../locale.ts";

/** When an offer is valid. Days are calendar days of the store, `2026-11-30`, both included. */
export interface OfferDays {
  startDate: string;
  /** Null = until the dealer withdraws it; only of a monthly offer. */
  endDate: string | null;
  /** `monthly`: it ends with each month and begins anew with the next one. */
  recurring: "monthly" | null;
}

/** Whether the offer is valid on `day`. */
export function isValidOn({ startDate, endDate }: Omit<OfferDays, "recurring">, day: string) {
  return startDate <= day && (endDate === null || day <= endDate);
}

/** The day with which an offer that is valid on `day` expires: the month's last one for a monthly offer. */
export function expirationOn({ endDate, recurring }: Omit<OfferDays, "startDate">, day: string) {
  const monthEnd = lastDayOfMonth(day);
  if (endDate === null) return monthEnd;
  return recurring === "monthly" && monthEnd < endDate ? monthEnd : endDate;
}

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const longDates = dateFormats({ dateStyle: "long", timeZone: "UTC" });

/** "November 30, 2026", independent of time zones. For servers: the words depend on the runtime. */
export function formatLongDate(day: string, locale: string): string {
  return longDates(locale).format(new Date(`${day}T00:00:00Z`));
}
