import {
  type FilterKey,
  listFilters,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import {
  appliedRanges,
  choiceLabel,
  isNamed,
  rangeLabel,
} from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import type { Names } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { appliedPaymentTerms, dealerTerms } from "./applied-payment-terms.ts";
import { toggled, without } from "./filter-change.ts";
import type { Chip } from "./filter-data.ts";
import { isEverywhere } from "./is-everywhere.ts";
import { conditionOnly } from "./list-links.ts";

type Texts = Record<string, string>;

interface AppliedFilter {
  key: FilterKey;
  label: string;
  /** The filter without this value. */
  rest: SearchFilter;
}

/** Each applied value with its label, except the condition, which every list has. */
export function appliedFilters(filter: SearchFilter, names: Names, texts: Texts): AppliedFilter[] {
  const lists = listFilters.flatMap((declared) => {
    const { key } = declared;
    return (filter[key] ?? []).map((value: string, index) => ({
      key,
      label: choiceLabel(declared, value, isNamed(key) ? names[key][index] : undefined, texts),
      rest: toggled(filter, key, value),
    }));
  });
  const ranges = appliedRanges(filter).map(([key, value]) => ({
    key,
    label: rangeLabel(texts, key, value),
    rest: without(filter, key),
  }));
  if (filter.text === undefined) return [...lists, ...ranges];
  const label = fillText(texts, "search.filter.text", { text: filter.text });
  return [...lists, ...ranges, { key: "text", label, rest: without(filter, "text") }];
}

/** A chip for each applied filter and payment term, except the stores where the list is of all. */
export function filterChips(state: SearchState, names: Names, site: SiteContext): Chip[] {
  const { filter, sort, terms, zip } = state;
  const { texts } = site;
  const hidden = isEverywhere(filter, site) ? "store" : null;
  const applied = appliedFilters(filter, names, texts).filter(({ key }) => key !== hidden);
  const filters = applied.map(({ label, rest }) => ({
    label,
    href: href.search(rest, { sort, terms, zip }),
  }));
  const appliedTerms = appliedPaymentTerms(state, site).map(({ label, rest }) => ({
    label,
    href: href.search(filter, { sort, terms: rest, zip }),
  }));
  return [...filters, ...appliedTerms].map((chip) => ({
    ...chip,
    removeLabel: fillText(texts, "search.filters.remove", { filter: chip.label }),
  }));
}

/** The address of the list without filters, on the dealer's payment terms. */
export function clearedSearch(state: SearchState, site: SiteContext): string {
  const { filter, sort, zip } = state;
  return href.search(conditionOnly(filter), { sort, terms: dealerTerms(state, site), zip });
}
