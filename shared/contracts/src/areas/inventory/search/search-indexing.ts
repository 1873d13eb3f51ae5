import {
  type FilterKey,
  listFilters,
  type RangeFilter,
  rangeFilters,
  type SearchFilter,
} from "./search-filter.ts";
import type { SearchState } from "./search-path.ts";

/** Maximum number of filters beyond the condition on an indexable list. */
const maxTogether = 2;

/** Lists of which a single value is a page of its own. */
const lists = listFilters.filter(({ inPath }) => inPath);
/** Ranges of which an offered value is a page of its own. */
const ranges = rangeFilters.filter(({ inPath, steps }) => inPath && steps);
const indexable = new Set<string>(["condition", ...[...lists, ...ranges].map(({ key }) => key)]);

/** Shoppers search for "SUVs with a third row", but not for "sunroof under $20,000". */
const besideFeature: readonly string[] = ["condition", "bodyStyle", "feature"];

/**
 * True for a list that search engines may index, provided that it has a car: the first page in the
 * default order, on the dealer's own terms, of a condition with at most two single values of filters that
 * can be path segments; a feature beside a body style only. The number of such addresses is bounded by
 * the names of the inventory; everything else is a view of them.
 */
export function isIndexable({ filter, sort, page, terms, zip }: SearchState): boolean {
  const keys = filterKeys(filter);
  return (
    sort === null &&
    page === 1 &&
    zip === undefined &&
    Object.keys(terms).length === 0 &&
    keys.every((key) => indexable.has(key)) &&
    countBesideCondition(filter) <= maxTogether &&
    (filter.feature === undefined || keys.every((key) => besideFeature.includes(key))) &&
    lists.every(({ key }) => (filter[key] ?? [""]).length === 1) &&
    ranges.every((range) => isOffered(range, filter))
  );
}

/** False for a list with as many filters as an indexable one may have. */
export function mayBeNarrowed(filter: SearchFilter): boolean {
  return countBesideCondition(filter) < maxTogether;
}

function countBesideCondition(filter: SearchFilter): number {
  return filterKeys(filter).filter((key) => key !== "condition").length;
}

function isOffered({ key, steps = [] }: RangeFilter, filter: SearchFilter): boolean {
  return filter[key] === undefined || steps.some((step) => step === filter[key]);
}

/**
 * True for a list whose later pages crawlers should follow. Every car is on the list of its condition;
 * the pages of narrower lists would only repeat the same cars.
 */
export function isFollowedByCrawlers({ filter, sort, terms }: SearchState): boolean {
  const isWholeCondition = filterKeys(filter).every((key) => key === "condition");
  return isWholeCondition && isIndexable({ filter, sort, terms, page: 1 });
}

function filterKeys(filter: SearchFilter): FilterKey[] {
  return Object.keys(filter) as FilterKey[];
}
