import type { PriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatNumber } from "@forecourt/domain/format-number";
import { formatDollars } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";

/** Method of the rating, in sentences, with the limits that the service itself uses. */
export function priceRatingMethod(
  found: PriceRating,
  price: number,
  { condition }: Pick<VehicleDetail, "condition">,
  texts: Record<string, string>,
): string[] {
  const { minimum, greatBelow, goodBelow, highAbove, maxAgeDays } = found.method;
  const bounds = { great: greatBelow, good: goodBelow, high: highAbove };
  return [
    likeness(found, condition, texts),
    ...trims(found, texts),
    fillText(texts, "priceRating.method.once", { days: maxAgeDays }),
    fillText(texts, "priceRating.method.fees", { price: formatDollars(price) }),
    fillText(texts, "priceRating.method.bounds", bounds),
    fillText(texts, "priceRating.method.minimum", { minimum }),
  ];
}

function likeness(
  { mileageFrom, mileageTo }: PriceRating,
  condition: VehicleDetail["condition"],
  texts: Record<string, string>,
): string {
  if (condition === "new") return fillText(texts, "priceRating.method.new");
  if (mileageFrom === null || mileageTo === null)
    return fillText(texts, "priceRating.method.unknown");
  const values = { from: formatNumber(mileageFrom), to: formatNumber(mileageTo) };
  return fillText(texts, "priceRating.method.used", values);
}

/** Sentences about trims, if there is a rating: with too few cars, trims do not matter. */
function trims({ level, trim, method }: PriceRating, texts: Record<string, string>): string[] {
  if (level === null) return [];
  const { minimum } = method;
  if (trim === null) return [fillText(texts, "priceRating.method.anyTrim", { minimum })];
  return [fillText(texts, "priceRating.method.trim", { minimum, trim })];
}
