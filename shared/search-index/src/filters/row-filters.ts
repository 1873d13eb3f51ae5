import type { FilterKey } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { allBits, type Bits, emptyBits, intersect, subtract, union } from "../bits/bits.ts";
import { maxCentsDisplayedAs, minCentsDisplayedAs } from "../pricing/displayed-dollars.ts";
import { requiresAll, type SetFacet, setFacets } from "../rows/fields.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { rowsWithText } from "../text/rows-with-text.ts";
import { codedListFilters, rowsWithFact } from "./coded-filters.ts";
import { rowsWithoutExcluded } from "./excluded-rows.ts";
import { visibleRows } from "./gated-rows.ts";

/** A filter on a field that differs within a group, as a set of rows. */
export interface RowFilter {
  /** The search filter it comes from; null = visibility. */
  key: FilterKey | null;
  bits: Bits;
}

/** All filters that are evaluated per row. */
export function rowFilters(request: SearchRequest): RowFilter[] {
  const { cars, filter } = request;
  const { index } = cars;
  const { mileageMin, mileageMax, text } = filter;
  const filters = priceRowFilters(request);
  const add = (key: FilterKey, bits: Bits) => filters.push({ key, bits });
  const sets = (facet: SetFacet, values: readonly string[]) =>
    values.map((value) => {
      const known: readonly string[] = setFacets[facet];
      return index.sets[facet][known.indexOf(value)] as Bits;
    });
  if (mileageMin !== undefined) {
    const bits = index.ranges.mileage.upTo([Number.MAX_SAFE_INTEGER]);
    subtract(bits, index.ranges.mileage.upTo([mileageMin - 1]));
    add("mileageMin", bits);
  }
  if (mileageMax !== undefined) add("mileageMax", index.ranges.mileage.upTo([mileageMax]));
  for (const facet of Object.keys(setFacets) as SetFacet[]) {
    const values = filter[facet];
    if (values) add(facet, (requiresAll(facet) ? allOf : anyOf)(sets(facet, values)));
  }
  for (const key of codedListFilters) {
    const values = filter[key];
    if (values) add(key, rowsWithFact(index.table.coded, key, values));
  }
  if (filter.excluded) add("excluded", rowsWithoutExcluded(cars, filter.excluded));
  if (text !== undefined) add("text", rowsWithText(index, text));
  const visible = visibleRows(request);
  if (visible) filters.push({ key: null, bits: visible });
  return filters;
}

function priceRowFilters({ cars, filter, priced, loan }: SearchRequest): RowFilter[] {
  const { priceMin, priceMax, paymentMax } = filter;
  const filters: RowFilter[] = [];
  if (priceMin !== undefined) {
    const bits = cars.index.ranges.price.upTo([Number.MAX_SAFE_INTEGER]);
    subtract(bits, priced.totalUpTo(minCentsDisplayedAs(priceMin) - 1));
    filters.push({ key: "priceMin", bits });
  }
  if (priceMax !== undefined) {
    filters.push({ key: "priceMax", bits: priced.totalUpTo(maxCentsDisplayedAs(priceMax)) });
  }
  if (paymentMax !== undefined) {
    filters.push({
      key: "paymentMax",
      bits: priced.paymentUpTo(maxCentsDisplayedAs(paymentMax), loan),
    });
  }
  return filters;
}

/** Rows that match all filters except that of `except`; null = every row. */
export function intersection(filters: readonly RowFilter[], except?: FilterKey): Bits | null {
  const [first, ...others] = filters.filter(({ key }) => key === null || key !== except);
  if (!first) return null;
  const bits = first.bits.slice();
  for (const other of others) intersect(bits, other.bits);
  return bits;
}

function anyOf([first, ...others]: readonly Bits[]): Bits {
  const bits = first?.slice() ?? emptyBits(0);
  for (const other of others) union(bits, other);
  return bits;
}

function allOf([first, ...others]: readonly Bits[]): Bits {
  const bits = first?.slice() ?? allBits(0);
  for (const other of others) intersect(bits, other);
  return bits;
}
