import type { PriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import { formatDollars } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PriceScaleData } from "./price-rating-data.ts";

type Prices = Pick<PriceRating, "price" | "low" | "median" | "high">;

/** Percent of the line that stays empty at either end, so that marks are not cut off. */
const MARGIN = 8;

/** Position of a price relative to similar cars; null without data. */
export function priceScale(
  { price, low, median, high }: Prices,
  texts: Record<string, string>,
): PriceScaleData | null {
  if (price === null || low === null || median === null || high === null) return null;
  const from = Math.min(price, low);
  const reach = Math.max(price, high) - from;
  const positionOf = (cents: number) =>
    reach === 0
      ? 50
      : Math.round((MARGIN + ((cents - from) / reach) * (100 - 2 * MARGIN)) * 10) / 10;
  const values = {
    price: formatDollars(price),
    low: formatDollars(low),
    median: formatDollars(median),
    high: formatDollars(high),
  };
  return {
    label: fillText(texts, "priceRating.scale", values),
    price: positionOf(price),
    low: positionOf(low),
    median: positionOf(median),
    high: positionOf(high),
    legend: {
      price: fillText(texts, "priceRating.scale.price", values),
      half: fillText(texts, "priceRating.scale.half", values),
      median: fillText(texts, "priceRating.scale.median", values),
    },
  };
}
