import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { boundParameters } from "@forecourt/contracts/search-path";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import type { ListKey } from "./filter-change.ts";

type Texts = Record<string, string>;
export type BoundKey = (typeof boundParameters)[number]["key"];

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

/** What is listed, with a bound: "Used SUVs under $20,000". */
export function withBound(texts: Texts, what: string, key: BoundKey, value: number): string {
  const [word, written] = bounds[key];
  return fillText(texts, `search.what.${word}`, { what, value: written(value) });
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
