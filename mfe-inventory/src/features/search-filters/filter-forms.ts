import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FilterForm, FormField } from "./filter-data.ts";
import { conditionOnly, hiddenFields } from "./list-links.ts";

type Texts = Record<string, string>;

/** A form with these fields; `replaced` names further parameters that they replace. */
export function filterForm(
  state: SearchState,
  texts: Texts,
  fields: FormField[],
  replaced: readonly string[] = [],
): FilterForm {
  const names = [...fields.map(({ name }) => name), ...replaced];
  return {
    action: href.search(conditionOnly(state.filter)),
    hidden: hiddenFields(state, names),
    fields,
    submit: fillText(texts, "search.form.apply"),
  };
}

/** The lowest and highest advertised total. */
export function priceForm(state: SearchState, { texts }: SiteContext): FilterForm {
  const { priceMin, priceMax } = state.filter;
  const field = (name: string, end: string, value: number | undefined): FormField => ({
    name,
    label: fillText(texts, `search.form.${end}`),
    value: String(value ?? ""),
    unit: "$",
  });
  return filterForm(state, texts, [
    field("price-over", "from", priceMin),
    field("price-under", "to", priceMax),
  ]);
}

/** The model years of the list that can be this end of the range. */
export function yearForm(
  state: SearchState,
  { facets }: SearchReply,
  { texts }: SiteContext,
): FilterForm {
  const { yearMin = 0, yearMax = Infinity } = state.filter;
  const years = facets.year.map(({ value }) => Number(value)).sort((a, b) => b - a);
  const field = (
    name: string,
    end: string,
    selected: number,
    isPossible: (year: number) => boolean,
  ) => ({
    name,
    label: fillText(texts, `search.form.${end}`),
    value: years.includes(selected) ? String(selected) : "",
    choices: [
      { value: "", label: fillText(texts, "search.filter.any") },
      ...years.filter(isPossible).map((year) => ({ value: String(year), label: String(year) })),
    ],
  });
  return filterForm(state, texts, [
    field("year-from", "from", yearMin, (year) => year <= yearMax),
    field("year-to", "to", yearMax, (year) => year >= yearMin),
  ]);
}
