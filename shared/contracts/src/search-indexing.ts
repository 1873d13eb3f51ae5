import { boundSteps, type SearchFilter } from "./search-filter.ts";
import { defaultSort, type SearchPlace } from "./search-path.ts";

/** Filters beyond the condition that a search engine may list together, at most. */
const together = 2;

/** Lists whose single value is a page of its own. */
const lists = ["bodyStyle", "make", "model", "feature"] as const;
const bounds = ["priceMax", "mileageMax"] as const;
const indexable: readonly string[] = ["condition", ...lists, ...bounds];

/**
 * True for a list that search engines may have, provided that it has a car: the first page in the
 * usual order, on the dealer's own terms, of a condition with at most two of body style, make, model,
 * one feature, an offered price or mileage. That is one segment of the path each, so the number of
 * such addresses is bounded by the names of the inventory; everything else is a view of them.
 */
export function isIndexable({ filter, sort, page, terms }: SearchPlace): boolean {
  const keys = Object.keys(filter).filter((key) => Object.hasOwn(filter, key));
  return (
    sort === defaultSort &&
    page === 1 &&
    Object.keys(terms).length === 0 &&
    keys.every((key) => indexable.includes(key)) &&
    keys.filter((key) => key !== "condition").length <= together &&
    lists.every((key) => (filter[key] ?? [""]).length === 1) &&
    bounds.every((key) => isOffered(key, filter))
  );
}

function isOffered(key: (typeof bounds)[number], filter: SearchFilter): boolean {
  return filter[key] === undefined || boundSteps[key].some((step) => step === filter[key]);
}
