import { boundSteps, type SearchFilter } from "./search-filter.ts";
import { defaultSort, type SearchState } from "./search-path.ts";

/** Filters beyond the condition that a search engine may list together, at most. */
const together = 2;

/** Lists whose single value is a page of its own. */
const lists = ["bodyStyle", "make", "model", "feature"] as const;
const bounds = ["priceMax", "mileageMax"] as const;
const indexable: readonly string[] = ["condition", ...lists, ...bounds];

/** What a feature may stand beside: "SUVs with a third row" is asked for, "sunroof under $20,000" is not. */
const besideFeature: readonly string[] = ["condition", "bodyStyle", "feature"];

/**
 * True for a list that search engines may have, provided that it has a car: the first page in the
 * usual order, on the dealer's own terms, of a condition with at most two of body style, make, model,
 * one feature, an offered price or mileage, the feature beside a body style only. That is one segment of the path each, so the number of
 * such addresses is bounded by the names of the inventory; everything else is a view of them.
 */
export function isIndexable({ filter, sort, page, terms }: SearchState): boolean {
  const keys = Object.keys(filter).filter((key) => Object.hasOwn(filter, key));
  return (
    sort === defaultSort &&
    page === 1 &&
    Object.keys(terms).length === 0 &&
    keys.every((key) => indexable.includes(key)) &&
    keys.filter((key) => key !== "condition").length <= together &&
    (filter.feature === undefined || keys.every((key) => besideFeature.includes(key))) &&
    lists.every((key) => (filter[key] ?? [""]).length === 1) &&
    bounds.every((key) => isOffered(key, filter))
  );
}

function isOffered(key: (typeof bounds)[number], filter: SearchFilter): boolean {
  return filter[key] === undefined || boundSteps[key].some((step) => step === filter[key]);
}

/**
 * True for a list whose later pages crawlers are to follow. All cars of a condition stand there, so that
 * each is reached; the pages of narrower lists would only show the same cars again and again.
 */
export function isFollowedByCrawlers({ filter, sort, terms }: SearchState): boolean {
  return isIndexable({ filter, sort, terms, page: 1 }) && !namesMore(filter);
}

function namesMore(filter: SearchFilter): boolean {
  return Object.keys(filter).some((key) => key !== "condition");
}
