const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The days on which an offer holds: "January 1 – March 31, 2026". Only loaders call it: the words depend on the runtime. */
export function validity(startDate: string, endDate: string): string {
  return dateFormat.formatRange(new Date(startDate), new Date(endDate));
}
