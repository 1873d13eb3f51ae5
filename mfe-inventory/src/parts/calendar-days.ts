const MS_PER_DAY = 86_400_000;

/** Whole days from one date to a later one, "2026-03-05" to "2026-03-07" = 2; never below 0. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY));
}

/** One formatter per time zone: making one takes longer than everything else on a card. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date at `now` where the dealer is: "2026-03-05". */
export function isoDateIn(timezone: string, now: Date): string {
  const formatter = formatters.get(timezone) ?? formatterIn(timezone);
  formatters.set(timezone, formatter);
  return formatter.format(now);
}

function formatterIn(timezone: string): Intl.DateTimeFormat {
  // Canadian English writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" });
}
