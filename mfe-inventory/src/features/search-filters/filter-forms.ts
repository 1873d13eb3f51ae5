import type { FacetOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  paymentControlsOf,
  withDefaultPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { formatNumber } from "../../parts/format-number.ts";
import { creditScoreChoices } from "./credit-choices.ts";
import type { FilterForm, FormField } from "./filter-data.ts";
import { conditionOnly, hiddenFields } from "./list-links.ts";

type Texts = Record<string, string>;

function filterForm(state: SearchState, texts: Texts, fields: FormField[]): FilterForm {
  const names = fields.map(({ name }) => name);
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

/** The model years of the list, each with the number of cars if it became that end of the range. */
export function yearForm(
  state: SearchState,
  { facets }: SearchReply,
  { texts }: SiteContext,
): FilterForm {
  const { yearMin = 0, yearMax = Infinity } = state.filter;
  const years = facets.year.map(yearOf).sort((a, b) => b.year - a.year);
  const field = (
    name: string,
    end: string,
    selected: number,
    spanFrom: (year: number) => YearSpan,
  ) => ({
    name,
    label: fillText(texts, `search.form.${end}`),
    value: years.some(({ year }) => year === selected) ? String(selected) : "",
    choices: [
      { value: "", label: fillText(texts, "search.filter.any") },
      ...years.map(({ year }) => ({
        value: String(year),
        label: `${year} (${formatNumber(countCars(years, spanFrom(year)))})`,
      })),
    ],
  });
  return filterForm(state, texts, [
    field("year-from", "from", yearMin, (from) => ({ from, to: yearMax })),
    field("year-to", "to", yearMax, (to) => ({ from: yearMin, to })),
  ]);
}

interface YearCount {
  year: number;
  count: number;
}
interface YearSpan {
  from: number;
  to: number;
}

function yearOf({ value, count }: FacetOption): YearCount {
  return { year: Number(value), count };
}

function countCars(years: YearCount[], { from, to }: YearSpan): number {
  return years
    .filter(({ year }) => from <= year && year <= to)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The payment terms, and the highest payment. */
export function paymentForm(state: SearchState, site: SiteContext): FilterForm {
  const { texts, calculator } = site;
  const terms = withDefaultPaymentTerms(state.terms, calculator);
  const text = (key: string, values = {}) => fillText(texts, `search.form.${key}`, values);
  const { min, max, step } = paymentControlsOf(calculator).months;
  const months = Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
  const amount = (name: string, key: "cashDown" | "tradeEquity"): FormField => ({
    name,
    label: text(key),
    value: String(terms[key]),
    unit: "$",
  });
  return filterForm(state, texts, [
    amount("down", "cashDown"),
    amount("trade", "tradeEquity"),
    {
      name: "credit",
      label: text("creditScore"),
      value: String(terms.creditScore),
      choices: creditScoreChoices(terms.creditScore, site),
    },
    {
      name: "term",
      label: text("term"),
      value: String(terms.months),
      choices: months.map((count) => ({ value: String(count), label: text("months", { count }) })),
    },
    {
      name: "payment-under",
      label: text("paymentUnder"),
      value: String(state.filter.paymentMax ?? ""),
      unit: "$",
    },
  ]);
}
