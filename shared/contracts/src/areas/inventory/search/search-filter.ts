import { z } from "zod";
import type { FilterDeclaration } from "./filter-declaration.ts";
import { searchFilters } from "./search-filters.ts";
import { Amount, wholeNumber } from "./search-values.ts";

export { MAX_AMOUNT, MAX_TEXT, MAX_VALUES, MAX_YEAR } from "./search-values.ts";

/**
 * The sorts of the specification by their URL names, the lowest monthly payment, the best price rating,
 * the most miles per gallon and the store nearest to a ZIP code.
 */
export const Sort = z.enum([
  "newest",
  "oldest",
  "mileage",
  "year",
  "priceHigh",
  "priceLow",
  "payment",
  "deal",
  "mpg",
  "nearest",
]);
export type Sort = z.infer<typeof Sort>;

type Filters = typeof searchFilters;
export type FilterKey = keyof Filters;
export type DeclaredFilter = {
  [K in FilterKey]: { key: K } & FilterDeclaration & Filters[K];
}[FilterKey];
export type ListFilter = Extract<DeclaredFilter, { kind: "list" }>;
export type RangeFilter = Extract<DeclaredFilter, { kind: "range" }>;
type SteppedFilter = Extract<DeclaredFilter, { steps: readonly number[] }>;
type GroupedFilter = Extract<DeclaredFilter, { group: string }>;
type CountedFilter = Extract<DeclaredFilter, { facet: string }>;

/** A filter with several values. */
export type ListKey = ListFilter["key"];
/** One end of a range of numbers. */
export type RangeKey = RangeFilter["key"];
/** A group of the filter panel. */
export type FilterGroupId = GroupedFilter["group"];

/** The values that a search filters by, see `searchFilters`. */
export const SearchFilter = z.strictObject(
  Object.fromEntries(Object.entries(searchFilters).map(([key, { schema }]) => [key, schema])) as {
    [K in FilterKey]: Filters[K]["schema"];
  },
);
export type SearchFilter = z.output<typeof SearchFilter>;

/** All filters with their keys, in the order of the address. */
export const allFilters = Object.entries(searchFilters).map(([key, filter]) => ({
  key,
  ...filter,
})) as DeclaredFilter[];

/** Groups of the filter panel in the order of their filters. */
export const filterGroupIds = [
  ...new Set(
    allFilters.filter((one): one is GroupedFilter => "group" in one).map(({ group }) => group),
  ),
];

export const listFilters = allFilters.filter((one): one is ListFilter => one.kind === "list");
export const rangeFilters = allFilters.filter((one): one is RangeFilter => one.kind === "range");

/** Filters whose options are counted. `yearMin` and `yearMax` share one facet. */
export const FacetName = z.enum([
  ...new Set(
    allFilters.filter((one): one is CountedFilter => "facet" in one).map(({ facet }) => facet),
  ),
]);
export type FacetName = z.infer<typeof FacetName>;

export const steppedFilters = allFilters.filter((one): one is SteppedFilter => "steps" in one);

/** Ranges with values that are offered as links. */
/** Upper bounds that are offered and counted, in dollars, miles and dollars per month. */
export const boundSteps = Object.fromEntries(
  steppedFilters.map(({ key, steps }) => [key, steps]),
) as { [K in RangeName]: Filters[K]["steps"] };
export const RangeName = z.enum(steppedFilters.map(({ key }) => key));
export type RangeName = SteppedFilter["key"];

/**
 * Payment terms of a search: whole dollars, percent, a score, months. Missing terms are the visitor's earlier
 * ones, else the dealer's, see `startingPaymentTerms`.
 */
export const SearchPaymentTerms = z.strictObject({
  cashDown: Amount,
  /** Replaces `cashDown`: percent of each car's advertised price. */
  cashDownPercent: wholeNumber(100).optional(),
  tradeEquity: Amount,
  creditScore: wholeNumber(850).optional(),
  months: wholeNumber(120).optional(),
});
export type SearchPaymentTerms = z.output<typeof SearchPaymentTerms>;
