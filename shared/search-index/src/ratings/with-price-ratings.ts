import { PriceRatingLevel } from "@forecourt/contracts/areas/inventory/price-rating";
import { emptyBits, setBit } from "../bits/bits.ts";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { sortByKey } from "../rows/sort-rows.ts";
import { setsByDeal } from "../rows/vehicle-sets.ts";

/** The rating of one row. */
export interface RowRating {
  row: number;
  level: PriceRatingLevel;
  /** The price in tenths of a percent of the median of similar vehicles; 900 = 10 % below. */
  permille: number;
}

/** Sort key of vehicles without a rating: last. */
const UNRATED = 0xffff;

/**
 * The same vehicles with these price ratings instead of earlier ones: on cards, as deals, and as the sort
 * order by deal. Yields between steps of some milliseconds.
 */
export function* withPriceRatings(
  cars: DealerIndex,
  found: Iterable<RowRating>,
): Generator<void, DealerIndex, void> {
  const { index } = cars;
  const ratings = new Uint8Array(index.rows);
  const keys = new Uint16Array(index.rows).fill(UNRATED);
  const great = emptyBits(index.rows);
  const good = emptyBits(index.rows);
  for (const { row, level, permille } of found) {
    ratings[row] = PriceRatingLevel.options.indexOf(level) + 1;
    keys[row] = Math.min(Math.max(0, permille), UNRATED - 1);
    if (level === "great") setBit(great, row);
    if (level === "great" || level === "good") setBit(good, row);
  }
  yield;
  const [, , reduced, upgrades] = index.sets.deal;
  const deal = setsByDeal({
    "great-price": great,
    "good-price": good,
    "price-drop": reduced ?? emptyBits(index.rows),
    "premium-upgrades": upgrades ?? emptyBits(index.rows),
  });
  // Cars with equal ratings stay in the order of arrival.
  const orders = { ...index.orders, deal: yield* sortByKey(index.orders.newest, keys) };
  return { ...cars, index: { ...index, ratings, orders, sets: { ...index.sets, deal } } };
}
