import { readZip } from "@forecourt/domain/read-zip";
import { zipParameter } from "../../../paths/personal-parameters.ts";
import { BodyStyle, Condition } from "../../../vehicle.ts";
import { MAX_PAGE } from "../contracts.ts";
import { vehicleFeatures } from "../vehicle-features.ts";
import { paymentTermParameters } from "./payment-term-parameters.ts";
import {
  listFilters,
  MAX_AMOUNT,
  MAX_VALUES,
  MAX_YEAR,
  type RangeFilter,
  rangeFilters,
  SearchFilter,
  type SearchPaymentTerms,
  Sort,
} from "./search-filter.ts";
import { legacyParameters, migrateLegacyParameters } from "./search-legacy.ts";
import type { SearchState } from "./search-path.ts";

/** A search address, parsed as far as possible without knowing which makes and models exist. */
export interface SearchUrl extends SearchState {
  /** Path segments that can only be slugs of makes or models. */
  slugs: string[];
}

/** Query parameters of the search; others belong to something else, such as a campaign. */
export const searchParameters: readonly string[] = [
  "q",
  "sort",
  "page",
  "text",
  zipParameter,
  ...listFilters.map(({ name }) => name),
  ...rangeFilters.map(({ name }) => name),
  ...paymentTermParameters.map(({ name }) => name),
  ...legacyParameters,
];

/** A range of each unit accepts numbers up to this one, see `searchFilters`. */
const maxOf: Record<RangeFilter["unit"], number> = {
  dollars: MAX_AMOUNT,
  miles: MAX_AMOUNT,
  year: MAX_YEAR,
};

type FilterValues = Record<string, unknown>;

/**
 * Parses a search address with its segments in any order. Null when two segments contradict each other
 * or the page number is impossible. Malformed query values are dropped, so the canonical address of the
 * result differs from the input. Legacy addresses are accepted.
 */
export function parseSearchUrl(path: string, parameters: URLSearchParams): SearchUrl | null {
  const [base = "", ...rest] = path.split("/").filter((segment) => segment !== "");
  const { segments, query } = migrateLegacyParameters({ segments: rest, query: parameters });
  const condition = Condition.safeParse(base.replace(/-?cars-for-sale$/, ""));
  const values: FilterValues = condition.success ? { condition: condition.data } : {};
  const slugs: string[] = [];
  for (const segment of segments) {
    if (!readSegment(values, slugs, segment)) return null;
  }
  readQuery(values, query);
  const sort = Sort.safeParse(query.get("sort"));
  const page = readPage(query.get("page"));
  if (page > MAX_PAGE) return null;
  const zip = readZip(query.get(zipParameter) ?? "");
  return {
    filter: SearchFilter.parse(values),
    slugs,
    sort: sort.success ? sort.data : null,
    page,
    terms: parsePaymentTerms(query),
    ...(zip !== null && { zip }),
  };
}

/** The payment terms of an address, without malformed ones. Not clamped, see `normalizePaymentTerms`. */
export function parsePaymentTerms(query: URLSearchParams): SearchPaymentTerms {
  const terms: SearchPaymentTerms = {};
  for (const { key, name } of paymentTermParameters) {
    const value = readNumber(query.get(name));
    if (value !== null) terms[key] = value;
  }
  return terms;
}

/** Adds one path segment to the filter or to the slugs; false when it contradicts them. */
function readSegment(values: FilterValues, slugs: string[], segment: string): boolean {
  const range = readRange(segment);
  if (range) {
    if (values[range.key] !== undefined) return false;
    values[range.key] = range.value;
    return true;
  }
  if (BodyStyle.safeParse(segment).success) return addValues(values, "bodyStyle", [segment]);
  if (vehicleFeatures.some((one) => one === segment))
    return addValues(values, "feature", [segment]);
  if (slugs.includes(segment) || !isSlug(segment)) return false;
  slugs.push(segment);
  return true;
}

function readQuery(values: FilterValues, query: URLSearchParams): void {
  for (const { key, name, unit } of rangeFilters) {
    const value = readNumber(query.get(name), maxOf[unit]);
    if (values[key] === undefined && value !== null) values[key] = value;
  }
  for (const { key, name, schema } of listFilters) {
    const { innerType } = schema.def;
    const written = (query.get(name) ?? "").split(",");
    addValues(
      values,
      key,
      written.filter((value) => innerType.safeParse(value).success),
    );
  }
  const text = SearchFilter.shape.text.safeParse(
    query.get("text")?.toLowerCase().replace(/\s+/g, " ") || undefined,
  );
  if (text.success && text.data !== undefined) values.text = text.data;
}

/** Adds values to a list of at most `MAX_VALUES`; false when it already has all of them. */
function addValues(values: FilterValues, key: string, added: string[]): boolean {
  const before = Array.isArray(values[key]) ? values[key] : [];
  const all = [...new Set([...before, ...added])].slice(0, MAX_VALUES);
  if (all.length > 0) values[key] = all;
  return all.length > before.length;
}

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,420}$/.test(text);
}

function readRange(segment: string) {
  for (const { key, name, unit, inPath = false } of rangeFilters) {
    if (!inPath || !segment.startsWith(`${name}-`)) continue;
    const value = readNumber(segment.slice(name.length + 1), maxOf[unit]);
    if (value !== null) return { key, value };
  }
  return null;
}

/**
 * A whole number of up to seven digits, also written "$20,000", reduced to `max`; null for anything else.
 */
function readNumber(text: string | null, max = MAX_AMOUNT): number | null {
  const digits = text?.trim().replace(/^\$|,/g, "") ?? "";
  return /^\d{1,7}$/.test(digits) ? Math.min(Number(digits), max) : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : 1;
}
