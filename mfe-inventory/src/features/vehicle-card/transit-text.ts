import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { daysBetween, isoDateIn } from "../../parts/calendar-days.ts";

/** Up to so many days are "about a week". */
const maxDaysOfOneWeek = 10;

/**
 * "In transit · arrives in about 2 weeks", in the dealer's time zone; null for a car that is on the lot, sold,
 * or of unknown place.
 */
export function transitText(
  { status, availability, expectedOn }: VehicleSummary,
  { texts, timezone }: Pick<SiteContext, "texts" | "timezone">,
  now: Date,
): string | null {
  if (status === "sold" || availability !== "in-transit") return null;
  const today = isoDateIn(timezone, now);
  // A day that has passed is a day on which it did not arrive.
  if (!expectedOn || expectedOn < today) return fillText(texts, "vehicle.inTransit");
  const days = daysBetween(today, expectedOn);
  if (days <= maxDaysOfOneWeek) return fillText(texts, "vehicle.inTransit.week");
  return fillText(texts, "vehicle.inTransit.weeks", { weeks: Math.round(days / 7) });
}
