import { href } from "@forecourt/contracts/href";
import type { FacetOption, SearchReply } from "@forecourt/contracts/inventory";
import { paymentControlsOf, withDefaultPaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import { creditChoices } from "./credit-choices.ts";
import { keptFields, scopeOf } from "./list-links.ts";
import type { FilterForm, FormField } from "./search-data.ts";

type Texts = Record<string, string>;

function formOf(place: SearchState, texts: Texts, fields: FormField[]): FilterForm {
  const asked = fields.map(({ name }) => name);
  return {
    action: href.search(scopeOf(place.filter)),
    kept: keptFields(place, asked),
    fields,
    submit: fillText(texts, "search.form.apply"),
  };
}

/** The lowest and highest price, of the advertised total. */
export function priceForm(place: SearchState, { texts }: SiteContext): FilterForm {
  const { priceMin, priceMax } = place.filter;
  const field = (name: string, end: string, value: number | undefined): FormField => ({
    name,
    label: fillText(texts, `search.form.${end}`),
    value: String(value ?? ""),
    unit: "$",
  });
  return formOf(place, texts, [
    field("price-over", "from", priceMin),
    field("price-under", "to", priceMax),
  ]);
}

/** The years among which the list's cars are, each end with the cars that it would leave. */
export function yearForm(
  place: SearchState,
  { facets }: SearchReply,
  { texts }: SiteContext,
): FilterForm {
  const { yearMin = 0, yearMax = Infinity } = place.filter;
  const years = facets.year.map(yearOf).sort((a, b) => b.year - a.year);
  const field = (
    name: string,
    end: string,
    chosen: number,
    counted: (year: number) => Counted,
  ) => ({
    name,
    label: fillText(texts, `search.form.${end}`),
    value: years.some(({ year }) => year === chosen) ? String(chosen) : "",
    choices: [
      { value: "", label: fillText(texts, "search.filter.any") },
      ...years.map(({ year }) => ({
        value: String(year),
        label: `${year} (${grouped(carsIn(years, counted(year)))})`,
      })),
    ],
  });
  return formOf(place, texts, [
    field("year-from", "from", yearMin, (from) => ({ from, to: yearMax })),
    field("year-to", "to", yearMax, (to) => ({ from: yearMin, to })),
  ]);
}

interface YearCount {
  year: number;
  count: number;
}
interface Counted {
  from: number;
  to: number;
}

function yearOf({ value, count }: FacetOption): YearCount {
  return { year: Number(value), count };
}

function carsIn(years: YearCount[], { from, to }: Counted): number {
  return years
    .filter(({ year }) => from <= year && year <= to)
    .reduce((sum, { count }) => sum + count, 0);
}

/** What payments are computed with, and the highest one. */
export function paymentForm(place: SearchState, site: SiteContext): FilterForm {
  const { texts, calculator } = site;
  const terms = withDefaultPaymentTerms(place.terms, calculator);
  const text = (key: string, values = {}) => fillText(texts, `search.form.${key}`, values);
  const { min, max, step } = paymentControlsOf(calculator).months;
  const months = Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, at) => min + at * step,
  );
  const amount = (name: string, key: "cashDown" | "tradeEquity"): FormField => ({
    name,
    label: text(key),
    value: String(terms[key]),
    unit: "$",
  });
  return formOf(place, texts, [
    amount("down", "cashDown"),
    amount("trade", "tradeEquity"),
    {
      name: "credit",
      label: text("creditScore"),
      value: String(terms.creditScore),
      choices: creditChoices(terms.creditScore, site),
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
      value: String(place.filter.paymentMax ?? ""),
      unit: "$",
    },
  ]);
}
