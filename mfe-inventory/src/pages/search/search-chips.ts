import { href } from "@forecourt/contracts/href";
import {
  listFilters,
  type SearchFilter,
  type SearchPaymentTerms,
} from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { creditInWords } from "./credit-choices.ts";
import { type ListKey, toggled, without } from "./filter-change.ts";
import { boundInWords, boundsOf, dollars, valueInWords } from "./filter-words.ts";
import type { SearchData } from "./search-data.ts";
import type { Names } from "./search-words.ts";

interface InForce {
  key: keyof SearchFilter;
  label: string;
  /** The filter without it. */
  rest: SearchFilter;
}

/** Each value of a filter in words, except the condition, which is where the list stands. */
export function filtersInForce(
  filter: SearchFilter,
  names: Names,
  texts: Record<string, string>,
): InForce[] {
  const lists = listFilters.flatMap(({ key }) =>
    (filter[key] ?? []).map((value: string, index) => ({
      key,
      label: labelOf(key, value, names[key === "model" ? "model" : "make"][index], texts),
      rest: toggled(filter, key, value),
    })),
  );
  const bounds = boundsOf(filter).map(([key, value]) => ({
    key,
    label: boundInWords(texts, key, value),
    rest: without(filter, key),
  }));
  if (filter.text === undefined) return [...lists, ...bounds];
  const label = fillText(texts, "search.filter.text", { text: filter.text });
  return [...lists, ...bounds, { key: "text", label, rest: without(filter, "text") }];
}

function labelOf(
  key: ListKey,
  value: string,
  name: string | undefined,
  texts: Record<string, string>,
): string {
  if (key === "make" || key === "model") return name ?? value;
  const words = valueInWords(texts, key, value);
  if (key !== "interiorColor") return words;
  return fillText(texts, "search.filter.interiorColor.value", { color: words });
}

/** Everything in force, each with the link that takes it away. */
export function chipsOf(place: SearchState, names: Names, site: SiteContext): SearchData["chips"] {
  const { filter, sort, terms } = place;
  const { texts } = site;
  const filters = filtersInForce(filter, names, texts).map(({ label, rest }) => ({
    label,
    href: href.search(rest, { sort, terms }),
  }));
  const asked = termsInWords(terms, site).map(({ label, rest }) => ({
    label,
    href: href.search(filter, { sort, terms: rest }),
  }));
  return [...filters, ...asked].map((chip) => ({
    ...chip,
    removeLabel: fillText(texts, "search.filters.remove", { filter: chip.label }),
  }));
}

/** The terms that are not the dealer's own: "$3,000 down". */
function termsInWords(terms: SearchPaymentTerms, site: SiteContext) {
  const words = {
    cashDown: dollars,
    tradeEquity: dollars,
    creditScore: (score: number) => creditInWords(score, site),
    months: String,
  } as const satisfies Record<keyof SearchPaymentTerms, (value: number) => string>;
  return (Object.keys(words) as (keyof SearchPaymentTerms)[]).flatMap((key) => {
    const { [key]: value, ...rest } = terms;
    if (value === undefined) return [];
    const label = fillText(site.texts, `search.terms.${key}`, { value: words[key](value) });
    return [{ label, rest }];
  });
}
