import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { isDayOff } from "@forecourt/domain/appointments/days-off";
import { holidayKeys } from "@forecourt/domain/appointments/holiday-keys";
import { hoursOn } from "@forecourt/domain/appointments/open-hours";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { dateFormats, localeOf } from "@forecourt/domain/locale";
import type { HoursRow } from "@forecourt/ui/elements/open-hours";
import { fillText } from "./site-context.tsx";

/** Number of days ahead for which a shopper plans a visit. */
const daysAhead = 14;

/** "Thu, Nov 26": no wider than the weekdays in the same column. */
const shortDays = dateFormats({
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

interface Department {
  hours: Pick<SiteDepartment, "workingHours">;
  /** As in `SiteStore`. */
  daysOff: readonly string[] | undefined;
  /** IANA time zone. */
  timeZone: string;
}

/**
 * The days off of the next two weeks on which the department would be open, as rows of its hours: "Thu, Nov 26"
 * and "Closed (Thanksgiving)". For servers only: the names of holidays are not for browsers.
 */
export function closedSoon(
  { hours, daysOff = [], timeZone }: Department,
  { texts }: Pick<SiteContext, "texts">,
  now: Date,
): HoursRow[] {
  const { day: today } = wallTimeAt(now, timeZone);
  return Array.from({ length: daysAhead }, (_, count) => dayAfter(today, count)).flatMap((day) => {
    const entry = daysOff.find((one) => isDayOff(day, [one]));
    if (entry === undefined || !hoursOn(day, { week: hours.workingHours })) return [];
    const holiday = holidayKeys[entry.toLowerCase()];
    const text =
      holiday === undefined
        ? fillText(texts, "hours.closed")
        : fillText(texts, "dayOff.closed", { holiday: fillText(texts, holiday) });
    return [{ days: shortDays(localeOf(texts)).format(new Date(`${day}T00:00:00Z`)), hours: text }];
  });
}
