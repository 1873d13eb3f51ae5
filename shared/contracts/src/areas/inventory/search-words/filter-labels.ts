import { fillText } from "@forecourt/domain/fill-text";
import { formatNumber } from "@forecourt/domain/format-number";
import {
  type ListFilter,
  type ListKey,
  type RangeFilter,
  type RangeKey,
  rangeFilters,
  type SearchFilter,
} from "../search/search-filter.ts";
import { searchFilters } from "../search/search-filters.ts";

type Texts = Record<string, string>;

/** List filters whose labels depend on the inventory or the stores. */
export type NamedKey = Extract<ListKey, "make" | "model" | "store" | "excluded">;

/** List filters whose values have fixed labels. */
export type LabeledKey = Exclude<ListKey, NamedKey>;

export function isNamed(key: ListKey): key is NamedKey {
  return key === "make" || key === "model" || key === "store" || key === "excluded";
}

/** "All-wheel drive". */
export function valueLabel(texts: Texts, key: LabeledKey, value: string): string {
  return fillText(texts, `${searchFilters[key].labels}.${value}`);
}

/** A value of a list outside of its group: "Black interior". `name` = of a make, model or store. */
export function choiceLabel(
  { key, alone }: ListFilter,
  value: string,
  name: string | undefined,
  texts: Texts,
): string {
  if (isNamed(key)) return name ?? value;
  const label = valueLabel(texts, key, value);
  return alone === undefined ? label : fillText(texts, `search.filter.${alone}`, { color: label });
}

/** Features that are proper names and stay capitalized within a sentence. */
const properNames = ["android-auto", "apple-carplay", "bluetooth", "wifi-hotspot"];

/** The label of a value within a sentence: "heated seats", but "SUVs" and "Apple CarPlay". */
export function inSentence(label: string, value: string): string {
  const isName = properNames.includes(value) || /^[A-Z]{2}/.test(label);
  return isName ? label : label.slice(0, 1).toLowerCase() + label.slice(1);
}

/** "{what} with heated seats". */
export function withFeature(texts: Texts, what: string, value: string): string {
  const label = valueLabel(texts, "feature", value);
  return fillText(texts, "search.what.feature", { what, feature: inSentence(label, value) });
}

const formats: Record<RangeFilter["unit"], (value: number) => string> = {
  dollars,
  miles: formatNumber,
  year: String,
};

/** One end of a range as its chip shows it: "Under $20,000". */
export function rangeLabel(texts: Texts, key: RangeKey, value: number): string {
  const { label, unit } = searchFilters[key];
  return fillText(texts, `search.filter.${label}`, { value: formats[unit](value) });
}

/** The list's title with its ranges: "Used SUVs from $10,000 to $20,000 of model year 2019". */
export function withRanges(texts: Texts, what: string, filter: SearchFilter): string {
  return appliedRanges(filter).reduce((title, [key, value]) => {
    const { label, unit } = searchFilters[key];
    const range = bothEnds(key, filter);
    if (range === null)
      return fillText(texts, `search.what.${label}`, { what: title, value: formats[unit](value) });
    // The lower end comes first and names both.
    if (key !== range.low) return title;
    const [from, to] = [formats[unit](value), formats[unit](range.upTo)];
    const textName = from === to && range.single ? range.single : range.label;
    return fillText(texts, `search.what.${textName}`, { what: title, value: from, from, to });
  }, what);
}

/** Both ends of a range, which make one phrase; null when only one is set. */
function bothEnds(key: RangeKey, filter: SearchFilter) {
  const { priceMin, priceMax, yearMin, yearMax } = filter;
  const { group } = searchFilters[key];
  if (group === "price" && priceMin !== undefined && priceMax !== undefined) {
    return { low: "priceMin", upTo: priceMax, label: "priceBetween", single: null };
  }
  if (group === "year" && yearMin !== undefined && yearMax !== undefined) {
    return { low: "yearMin", upTo: yearMax, label: "yearBetween", single: "year" };
  }
  return null;
}

export function dollars(whole: number): string {
  return `$${formatNumber(whole)}`;
}

/** The ends of ranges that a filter sets, in the order of the address. */
export function appliedRanges(filter: SearchFilter): [RangeKey, number][] {
  return rangeFilters.flatMap(({ key }): [RangeKey, number][] => {
    const value = filter[key];
    return value === undefined ? [] : [[key, value]];
  });
}
