import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { daysBetween } from "../../parts/calendar-days.ts";

/**
 * For how long a car has been listed on the date `today`, from the texts whose names begin with `textGroup`;
 * null for a car that is not on the lot, and at a dealer who does not show it.
 */
export function daysOnLotText(
  textGroup: "vehicle.card.onLot" | "vehicle.onLot",
  { status, availability, firstSeen }: VehicleSummary,
  { showDaysOnLot, texts }: Pick<SiteContext, "showDaysOnLot" | "texts">,
  today: string,
): string | null {
  if (!showDaysOnLot || status === "sold" || availability === "in-transit") return null;
  const days = daysBetween(firstSeen, today);
  return fillText(texts, `${textGroup}.${days === 0 ? "today" : pluralForm(days)}`, { days });
}
