import type { ServiceSpecial } from "@forecourt/contracts/areas/service/contracts";

/** The day, as YYYY-MM-DD, that it is in `timezone` at `moment`. */
export function dayIn(timezone: string, moment: Date): string {
  // Canadian English writes days as ISO 8601 does.
  return new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(moment);
}

/** Specials valid on `today`, their first and last day included, in the order of the file. */
export function validOn(today: string, specials: readonly ServiceSpecial[]): ServiceSpecial[] {
  return specials.filter(({ startDate, endDate }) => startDate <= today && today <= endDate);
}
