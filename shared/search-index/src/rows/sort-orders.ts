import type { Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { CodedColumn } from "../columns/coded-column.ts";
import type { GroupedColumn } from "../columns/grouped-column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import type { Groups } from "./groups.ts";
import { sortByKey } from "./sort-rows.ts";

export interface SortColumns {
  cityMpg: CodedColumn<number | null>;
  highwayMpg: CodedColumn<number | null>;
  firstSeen: CodedColumn<string>;
  mileage: NumberColumn;
  price: NumberColumn;
  year: GroupedColumn<number>;
}

/**
 * Precomputed sort orders. Payments are not among them, as they depend on the visitor's terms, and deals
 * are added with the price ratings, see `withPriceRatings`. Prices exclude fees.
 */
export const storedSorts = [
  "newest",
  "oldest",
  "mileage",
  "year",
  "priceHigh",
  "priceLow",
  "mpg",
] as const satisfies readonly Sort[];
export type StoredSort = (typeof storedSorts)[number];

/** Rows in each sort order; unknown values come last, ties are in VIN order. */
export type SortOrders = Readonly<Record<StoredSort | "deal", Uint32Array>>;

/** Sort key of unknown values: sorts last. */
const LAST = 0xffff_ffff;

/** @param byVin All rows in VIN order. */
export function* createSortOrders(
  columns: SortColumns,
  groups: Groups,
  byVin: Uint32Array,
): Generator<void, SortOrders, void> {
  const orders: Partial<Record<StoredSort, Uint32Array>> = {};
  for (const sort of storedSorts) {
    orders[sort] = yield* sortByKey(byVin, sortKeys(sort, columns, groups));
  }
  const stored = orders as Record<StoredSort, Uint32Array>;
  return { ...stored, deal: stored.newest };
}

function sortKeys(sort: StoredSort, columns: SortColumns, groups: Groups): Uint32Array {
  const { firstSeen, mileage, price, year } = columns;
  switch (sort) {
    case "newest":
      return fromCodes(firstSeen.codes, sortRanks(firstSeen.dictionary).map(reversed));
    case "oldest":
      return fromCodes(firstSeen.codes, sortRanks(firstSeen.dictionary));
    case "mileage":
      return fromNumbers(mileage, (miles) => miles);
    case "year":
      return fromGroups(year.codes, sortRanks(year.dictionary).map(reversed), groups);
    case "priceHigh":
      return fromNumbers(price, reversed);
    case "priceLow":
      return fromNumbers(price, (cents) => cents);
    case "mpg":
      return fromMpg(columns);
  }
}

/** EPA's combined figure: 55 % city and 45 % highway, in tenths so that few cars tie. */
function fromMpg({ cityMpg, highwayMpg }: SortColumns): Uint32Array {
  return Uint32Array.from(cityMpg.codes, (code, row) => {
    const city = cityMpg.dictionary[code];
    const highway = highwayMpg.at(row);
    if (!city || !highway) return LAST;
    return reversed(Math.round(10 / (0.55 / city + 0.45 / highway)));
  });
}

function reversed(key: number): number {
  return LAST - 1 - key;
}

/** Rank of each dictionary entry. */
function sortRanks<T extends string | number>(dictionary: readonly T[]): Uint32Array {
  const sorted = [...dictionary.keys()].sort((a, b) =>
    (dictionary[a] as T) < (dictionary[b] as T) ? -1 : 1,
  );
  const ranks = new Uint32Array(dictionary.length);
  for (const [rank, code] of sorted.entries()) ranks[code] = rank;
  return ranks;
}

function fromCodes(codes: ArrayLike<number>, keyOfCode: Uint32Array): Uint32Array {
  const keys = new Uint32Array(codes.length);
  for (let row = 0; row < keys.length; row++) keys[row] = keyOfCode[codes[row] as number] as number;
  return keys;
}

function fromGroups(
  codes: ArrayLike<number>,
  keyOfCode: Uint32Array,
  { count, starts }: Groups,
): Uint32Array {
  const keys = new Uint32Array(starts[count] as number);
  for (let group = 0; group < count; group++) {
    keys.fill(keyOfCode[codes[group] as number] as number, starts[group], starts[group + 1]);
  }
  return keys;
}

function fromNumbers({ values }: NumberColumn, keyOf: (value: number) => number): Uint32Array {
  const keys = new Uint32Array(values.length);
  for (let row = 0; row < keys.length; row++) {
    const value = values[row] as number;
    keys[row] = value < 0 ? LAST : keyOf(value);
  }
  return keys;
}
