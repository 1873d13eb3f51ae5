import { type rangeFilters, type SearchFilter } from "@forecourt/contracts/search-filter";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import type { ListKey } from "./filter-change.ts";

type Texts = Record<string, string>;
export type BoundKey = (typeof rangeFilters)[number]["key"];

/** What the words of a list's values begin with in the texts. */
const prefixes = {
  bodyStyle: "bodyStyle",
  feature: "feature",
  fuelType: "fuelType",
  drivetrain: "drivetrain",
  transmission: "transmission",
  exteriorColor: "color",
  interiorColor: "color",
  deal: "deal",
} as const satisfies Partial<Record<ListKey, string>>;

/** A value of a list that has fixed words: "All-wheel drive". Makes and models have names. */
export function valueInWords(texts: Texts, key: keyof typeof prefixes, value: string): string {
  return fillText(texts, `${prefixes[key]}.${value}`);
}

/** Equipment whose name is a name, in any place of a sentence. */
const properNames = ["android-auto", "apple-carplay", "bluetooth", "wifi-hotspot"];

/** "{what} with heated seats". */
export function withFeature(texts: Texts, what: string, value: string): string {
  const words = valueInWords(texts, "feature", value);
  const feature = properNames.includes(value)
    ? words
    : words.slice(0, 1).toLowerCase() + words.slice(1);
  return fillText(texts, "search.what.feature", { what, feature });
}

const bounds = {
  priceMin: ["priceOver", dollars],
  priceMax: ["priceUnder", dollars],
  mileageMax: ["mileageUnder", grouped],
  yearMin: ["yearFrom", String],
  yearMax: ["yearTo", String],
  paymentMax: ["paymentUnder", dollars],
} as const satisfies Record<BoundKey, readonly [string, (value: number) => string]>;

/** A bound as its chip says it: "Under $20,000". */
export function boundInWords(texts: Texts, key: BoundKey, value: number): string {
  const [word, written] = bounds[key];
  return fillText(texts, `search.filter.${word}`, { value: written(value) });
}

/** What is listed, with its bounds: "Used SUVs from $10,000 to $20,000 of model year 2019". */
export function withBounds(texts: Texts, what: string, filter: SearchFilter): string {
  return boundsOf(filter).reduce((said, [key, value]) => {
    const [word, written] = bounds[key];
    const range = rangeWith(key, filter);
    if (range === null)
      return fillText(texts, `search.what.${word}`, { what: said, value: written(value) });
    // Said with the lower bound, which comes first.
    if (key !== range.low) return said;
    const [from, to] = [written(value), written(range.upTo)];
    const name = from === to && range.alone ? range.alone : range.word;
    return fillText(texts, `search.what.${name}`, { what: said, value: from, from, to });
  }, what);
}

/** Two bounds of the same thing, which make one phrase. */
function rangeWith(key: BoundKey, filter: SearchFilter) {
  const { priceMin, priceMax, yearMin, yearMax } = filter;
  const isPrice = key === "priceMin" || key === "priceMax";
  if (isPrice && priceMin !== undefined && priceMax !== undefined) {
    return { low: "priceMin", upTo: priceMax, word: "priceBetween", alone: null };
  }
  const isYear = key === "yearMin" || key === "yearMax";
  if (isYear && yearMin !== undefined && yearMax !== undefined) {
    return { low: "yearMin", upTo: yearMax, word: "yearBetween", alone: "year" };
  }
  return null;
}

export function dollars(whole: number): string {
  return `$${grouped(whole)}`;
}

/** The bounds that a filter sets, in the order of the address. */
export function boundsOf(filter: SearchFilter): [BoundKey, number][] {
  return (Object.keys(bounds) as BoundKey[]).flatMap((key): [BoundKey, number][] => {
    const value = filter[key];
    return value === undefined ? [] : [[key, value]];
  });
}
