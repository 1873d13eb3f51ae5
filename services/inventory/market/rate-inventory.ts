import { slug } from "@forecourt/domain/slug";
import {
  type DealerIndex,
  type PricedRow,
  pricedRows,
  type RowRating,
} from "@forecourt/search-index";
import type { MarketListing } from "../store/market-listings.ts";
import type { PricedVehicle, SimilarityCriteria } from "../store/priced-vehicle.ts";
import { MAX_SIMILAR } from "../store/similar-vehicles.ts";
import { ratePrice } from "./rate-price.ts";
import { similarityCriteria } from "./similar-vehicles.ts";

interface RatingScope {
  /** The dealer's stores, whose vehicles are compared. */
  stores: readonly string[];
  market: readonly MarketListing[];
  /** YYYY-MM-DD. */
  today: string;
}

/** A vehicle that others are compared with. */
type Candidate = PricedVehicle & Pick<PricedRow, "condition">;

/**
 * Rates all prices of an index at once, with the same result as `vehiclePriceRating` for each vehicle.
 * Yields after each model.
 */
export function* rateInventory(
  cars: DealerIndex,
  { stores, market, today }: RatingScope,
): Generator<void, RowRating[], void> {
  const ratings: RowRating[] = [];
  const elsewhere = Map.groupBy(market, ({ model }) => model);
  const byModel = Map.groupBy(
    pricedRows(cars),
    ({ make, model }) => `${slug(make)} ${slug(model)}`,
  );
  yield;
  for (const [model, rows] of byModel) {
    const own = rows
      .filter(({ storeId }) => stores.includes(storeId))
      .map((row): Candidate => ({ ...row, seenOn: null }));
    const others = elsewhere.get(model) ?? [];
    for (const row of rows) {
      const criteria = similarityCriteria(row);
      if (criteria === null) continue;
      const listings = [...nearest(own, row, criteria), ...nearest(others, row, criteria)];
      const { level, median } = ratePrice({ ...row, status: "live" }, listings, today);
      if (level === null || median === null) continue;
      ratings.push({ row: row.row, level, permille: Math.round((row.price * 1000) / median) });
    }
    yield;
  }
  return ratings;
}

/** The similar vehicles, at most as many as the store reads, in its order. */
function nearest(
  listings: readonly Candidate[],
  car: PricedRow,
  criteria: SimilarityCriteria,
): readonly PricedVehicle[] {
  const similar = listings.filter((one) => isSimilar(one, criteria));
  if (similar.length <= MAX_SIMILAR) return similar;
  const distance = (one: Candidate) => [
    one.trim?.toLowerCase() === car.trim?.toLowerCase() ? 0 : 1,
    Math.abs(one.year - car.year),
    Math.abs((one.mileage ?? 0) - (car.mileage ?? 0)),
  ];
  return similar
    .map((one) => ({ one, apart: distance(one) }))
    .toSorted((left, right) => compareDistances(left.apart, right.apart))
    .slice(0, MAX_SIMILAR)
    .map(({ one }) => one);
}

function compareDistances(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function isSimilar(
  { condition, year, mileage }: Candidate,
  { kind, yearFrom, yearTo, miles }: SimilarityCriteria,
): boolean {
  if ((condition === "new") !== (kind === "new") || year < yearFrom || year > yearTo) return false;
  return miles === null || (mileage !== null && mileage >= miles.from && mileage <= miles.to);
}
