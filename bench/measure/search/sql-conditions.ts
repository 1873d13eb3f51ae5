import type { SQLInputValue } from "node:sqlite";
import type { SearchQuery } from "@forecourt/contracts/inventory";
import type { FilterKey } from "@forecourt/contracts/search-filter";
import { leastShownAs, mostShownAs } from "@forecourt/service-inventory/pricing/shown-dollars";
import { stretches } from "@forecourt/service-inventory/search/text/words";
import { loanFor } from "./pricing.ts";

/** A part of a `where`, with what its question marks stand for. */
export interface Condition {
  sql: string;
  values: readonly SQLInputValue[];
}

export type Conditions = ReadonlyMap<FilterKey, Condition>;

const columns = {
  condition: "condition",
  bodyStyle: "body",
  make: "make",
  model: "model",
  fuelType: "fuel",
  drivetrain: "drivetrain",
  transmission: "transmission",
  exteriorColor: "exterior",
  interiorColor: "interior",
} as const;

const bounds = {
  priceMin: { sql: "total >= ?", value: leastShownAs },
  priceMax: { sql: "total <= ?", value: mostShownAs },
  mileageMax: { sql: "mileage <= ?", value: Number },
  yearMin: { sql: "year >= ?", value: Number },
  yearMax: { sql: "year <= ?", value: Number },
} as const;

const isDeal = { "price-drop": "price_drop = 1", "premium-upgrades": "premium = 1" } as const;

/** Each filter of a search by itself, so that a facet can be counted without its own. */
export function conditionsOf(query: SearchQuery): Conditions {
  const found = new Map<FilterKey, Condition>();
  for (const key of keysOf(columns)) {
    const asked = query[key];
    if (asked === undefined) continue;
    const values = typeof asked === "string" ? [asked] : asked;
    found.set(key, { sql: `${columns[key]} in (${values.map(() => "?").join(", ")})`, values });
  }
  for (const key of keysOf(bounds)) {
    const asked = query[key];
    const { sql, value } = bounds[key];
    if (asked !== undefined) found.set(key, { sql, values: [value(asked)] });
  }
  const { paymentMax, feature, deal, text } = query;
  if (paymentMax !== undefined) found.set("paymentMax", paymentUpTo(query, paymentMax));
  if (deal) found.set("deal", all(deal.map((one) => ({ sql: isDeal[one], values: [] }))));
  if (feature) found.set("feature", all(feature.map(hasFeature)));
  if (text !== undefined) found.set("text", hasWords(text));
  return found;
}

/** The payment turned around: up to which total each rate gives no higher one. */
export function paymentUpTo(query: SearchQuery, dollars: number): Condition {
  const { newer, older } = loanFor(query);
  return {
    sql: "total <= case newer when 1 then ? else ? end",
    values: [newer.largestTotal(mostShownAs(dollars)), older.largestTotal(mostShownAs(dollars))],
  };
}

function hasFeature(feature: string): Condition {
  return { sql: "id in (select car from equipment where feature = ?)", values: [feature] };
}

function hasWords(text: string): Condition {
  const wanted = stretches(text).map(({ whole, parts }) => {
    const ofParts = parts.map((part) => `"${part}"*`).join(" AND ");
    return parts.length > 1 ? `("${whole}"* OR (${ofParts}))` : ofParts;
  });
  return {
    sql: "id in (select rowid from words where words match ?)",
    values: [wanted.join(" AND ")],
  };
}

function all(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(" and "),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** All conditions but those of the filters `without`. */
export function where(conditions: Conditions, without: readonly FilterKey[] = []): Condition {
  const left = [...conditions].filter(([key]) => !without.includes(key)).map(([, one]) => one);
  return left.length === 0 ? { sql: "true", values: [] } : all(left);
}

function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}
