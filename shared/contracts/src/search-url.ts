import type { Calculator } from "./dealer-config/calculator.ts";
import { MAX_PAGE, type Vocabulary } from "./inventory.ts";
import { MAX_AMOUNT, SearchFilter, type SearchPaymentTerms, Sort } from "./search-filter.ts";
import { legacyParameters, migrateLegacyParameters } from "./search-legacy.ts";
import {
  defaultSort,
  listParameters,
  paymentTermParameters,
  rangeParameters,
  type SearchState,
} from "./search-path.ts";
import { normalizePaymentTerms } from "./search-terms.ts";
import { vehicleFeatures } from "./vehicle/vehicle-features.ts";
import { BodyStyle, Condition } from "./vehicle.ts";

/** A search address, read as far as it can be without knowing which makes and models exist. */
export interface SearchUrl extends SearchState {
  /** Words of the path that must be makes or models. */
  words: string[];
}

/** What a draft is read with: the dealer's names and the terms that need no mention. */
export interface SearchUrlContext {
  vocabulary: Vocabulary;
  calculator: Calculator;
}

/** Query parameters that say what is searched; all others are somebody else's. */
export const searchParameters: readonly string[] = [
  "q",
  "sort",
  "page",
  "text",
  ...listParameters.map(({ name }) => name),
  ...rangeParameters.map(({ name }) => name),
  ...paymentTermParameters.map(({ name }) => name),
  ...legacyParameters,
];

type Values = Record<string, unknown>;

/**
 * Reads a search address, whatever the order of its segments; null when two of them contradict each
 * other, or no inventory has so many pages. What is malformed in the query is left out, so that the
 * canonical address of the result is another one than what was read. Addresses of old are understood.
 */
export function parseSearchUrl(path: string, asked: URLSearchParams): SearchUrl | null {
  const [base = "", ...given] = path.split("/").filter((word) => word !== "");
  const { segments, query } = migrateLegacyParameters({ segments: given, query: asked });
  const condition = Condition.safeParse(base.replace(/-?cars-for-sale$/, ""));
  const values: Values = condition.success ? { condition: condition.data } : {};
  const words: string[] = [];
  for (const segment of segments) {
    if (!readSegment(values, words, segment)) return null;
  }
  readQuery(values, query);
  const sort = Sort.safeParse(query.get("sort"));
  const page = readPage(query.get("page"));
  if (page > MAX_PAGE) return null;
  return {
    filter: SearchFilter.parse(values),
    words,
    sort: sort.success ? sort.data : defaultSort,
    page,
    terms: parsePaymentTerms(query),
  };
}

/** The terms that an address asks for; what is malformed is left out. See `normalizePaymentTerms` for what holds. */
export function parsePaymentTerms(query: URLSearchParams): SearchPaymentTerms {
  const terms: SearchPaymentTerms = {};
  for (const { key, name } of paymentTermParameters) {
    const value = readNumber(query.get(name));
    if (value !== null) terms[key] = value;
  }
  return terms;
}

/**
 * The place a draft means in this inventory. Null when its words or names mean nothing here, or more
 * than one thing: such a page does not exist.
 */
export function resolveSearchState(
  draft: SearchUrl,
  { vocabulary, calculator }: SearchUrlContext,
): SearchState | null {
  const { words, filter, sort, page, terms } = draft;
  const { make: makes = [], model: models = [], ...rest } = filter;
  const named = names({ words, makes, models }, vocabulary);
  if (!named) return null;
  return {
    filter: { ...ordered(rest), ...named },
    sort,
    page,
    terms: normalizePaymentTerms(terms, calculator),
  };
}

interface Asked {
  /** Makes or models. */
  words: string[];
  makes: string[];
  models: string[];
}

/**
 * Makes and models that are meant. Words of a path are read as one make with a model where that is
 * possible, since that is how addresses are written; else each is a make, also where another make
 * has a model of that name ("genesis", which Hyundai built before Genesis did); else a single one is a
 * model that one make only has.
 */
function names(asked: Asked, { makes }: Vocabulary): Pick<SearchFilter, "make" | "model"> | null {
  const { words, models } = asked;
  const known = (word: string) => makes.some(({ slug }) => slug === word);
  if (!asked.makes.every(known)) return null;
  if (words.length === 0 && models.length === 0) return ofMakes(asked.makes);
  if (words.length === 1 && models.length === 0 && known(words[0] ?? ""))
    return ofMakes([...asked.makes, ...words]);
  const found = makes.flatMap(({ slug: make, models: own }) => {
    const others = [...words.filter((word) => word !== make), ...models];
    const named = asked.makes.includes(make) || words.includes(make);
    const isOnly = asked.makes.every((one) => one === make);
    const fits = others.every((word) => own.some(({ slug }) => slug === word));
    return isOnly && fits && others.length > 0 ? [{ make, models: others, named }] : [];
  });
  const withMake = found.filter(({ named }) => named);
  const [only, another] = withMake.length > 0 ? withMake : found;
  if (only && !another) return { ...ofMakes([only.make]), model: unique(only.models) };
  if (only || models.length > 0 || !words.every(known)) return null;
  return ofMakes([...asked.makes, ...words]);
}

function ofMakes(makes: string[]): Pick<SearchFilter, "make"> {
  return makes.length === 0 ? {} : { make: unique(makes) };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** Lists in the order of the canonical address, each value once. */
function ordered(filter: Omit<SearchFilter, "make" | "model">): SearchFilter {
  return SearchFilter.parse(
    Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [
        key,
        Array.isArray(value) ? unique(value) : value,
      ]),
    ),
  );
}

/** Puts one path segment into the filter or among the words; false when it contradicts. */
function readSegment(values: Values, words: string[], segment: string): boolean {
  const bound = readBound(segment);
  if (bound) {
    if (values[bound.key] !== undefined) return false;
    values[bound.key] = bound.value;
    return true;
  }
  if (BodyStyle.safeParse(segment).success) return add(values, "bodyStyle", [segment]);
  if (vehicleFeatures.some((one) => one === segment)) return add(values, "feature", [segment]);
  if (words.includes(segment) || !isWord(segment)) return false;
  words.push(segment);
  return true;
}

function readQuery(values: Values, query: URLSearchParams): void {
  for (const { key, name } of rangeParameters) {
    const value = readNumber(query.get(name));
    if (values[key] === undefined && value !== null) values[key] = value;
  }
  for (const { key, name } of listParameters) {
    const { innerType } = SearchFilter.shape[key].def;
    const given = (query.get(name) ?? "").split(",");
    add(
      values,
      key,
      given.filter((value) => innerType.safeParse(value).success),
    );
  }
  const text = SearchFilter.shape.text.safeParse(
    query.get("text")?.toLowerCase().replace(/\s+/g, " ") || undefined,
  );
  if (text.success && text.data !== undefined) values.text = text.data;
}

/** Adds to a list; false when it has each of them already. */
function add(values: Values, key: string, more: string[]): boolean {
  const before = Array.isArray(values[key]) ? values[key] : [];
  const all = [...new Set([...before, ...more])];
  if (all.length > 0) values[key] = all;
  return all.length > before.length;
}

function isWord(text: string): boolean {
  return /^[a-z0-9-]{1,420}$/.test(text);
}

function readBound(segment: string) {
  for (const { key, name, inPath } of rangeParameters) {
    if (!inPath || !segment.startsWith(`${name}-`)) continue;
    const value = readNumber(segment.slice(name.length + 1));
    if (value !== null) return { key, value };
  }
  return null;
}

/** A whole number of at most seven digits, "$20,000" as well; null for everything else. */
function readNumber(text: string | null): number | null {
  const digits = text?.trim().replace(/^\$|,/g, "") ?? "";
  return /^\d{1,7}$/.test(digits) ? Math.min(Number(digits), MAX_AMOUNT) : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
}
