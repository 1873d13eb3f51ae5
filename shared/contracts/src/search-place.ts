import { MAX_PAGE, Sort, type Vocabulary } from "./inventory.ts";
import { bounds, defaultSort, type PlaceFilter, type SearchPlace } from "./search-path.ts";
import { BodyStyle, Condition } from "./vehicle.ts";

/**
 * Reads a search address, whatever the order of its segments. Null when a word means nothing to
 * this inventory or contradicts another: such a page does not exist. A malformed sort, page or
 * bound in the query is left out, so that the canonical address of the result is another one.
 */
export function readSearchPlace(
  path: string,
  query: URLSearchParams,
  vocabulary: Vocabulary,
): SearchPlace | null {
  const [base = "", ...segments] = path.split("/").filter((word) => word !== "");
  const condition = Condition.safeParse(base.replace(/-?cars-for-sale$/, ""));
  const filter: PlaceFilter = condition.success ? { condition: condition.data } : {};
  const words = new Set<string>();
  for (const segment of segments) {
    const bound = readBound(segment);
    if (bound) {
      if (filter[bound.key] !== undefined) return null;
      filter[bound.key] = bound.value;
    } else if (isBodyStyle(segment)) {
      if (filter.bodyStyle) return null;
      filter.bodyStyle = segment;
    } else words.add(segment);
  }
  readQuery(filter, words, query);
  if (!placeWords(filter, words, vocabulary)) return null;
  return { filter, sort: readSort(query.get("sort")), page: readPage(query.get("page")) };
}

function readQuery(filter: PlaceFilter, words: Set<string>, query: URLSearchParams): void {
  for (const [key, word] of bounds) {
    const value = readNumber(query.get(word) ?? "");
    if (filter[key] === undefined && value !== null) filter[key] = value;
  }
  for (const name of ["make", "model"]) {
    const value = query.get(name);
    if (value && /^[a-z0-9-]{1,80}$/.test(value)) words.add(value);
  }
  const body = query.get("body") ?? "";
  if (!filter.bodyStyle && isBodyStyle(body)) filter.bodyStyle = body;
}

/** Finds one make and one model that explain all words; false when none or several do. */
function placeWords(filter: PlaceFilter, words: Set<string>, { makes }: Vocabulary): boolean {
  if (words.size === 0) return true;
  const found: { make: string; model?: string }[] = [];
  for (const make of makes) {
    const rest = [...words].filter((word) => word !== make.slug);
    const named = rest.length < words.size;
    if (rest.length === 0 && named) found.push({ make: make.slug });
    const model = make.models.find(({ slug }) => rest.length === 1 && slug === rest[0]);
    if (model) found.push({ make: make.slug, model: model.slug });
  }
  const [only, another] = found;
  if (!only || another) return false;
  Object.assign(filter, only);
  return true;
}

function readBound(segment: string) {
  for (const [key, word] of bounds) {
    if (!segment.startsWith(`${word}-`)) continue;
    const value = readNumber(segment.slice(word.length + 1));
    if (value !== null) return { key, value };
  }
  return null;
}

/** A whole number of at most seven digits; null for everything else. */
function readNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

function readSort(text: string | null): Sort {
  const sort = Sort.safeParse(text);
  return sort.success ? sort.data : defaultSort;
}

function readPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return 1;
  return Math.min(Number(text), MAX_PAGE);
}

function isBodyStyle(text: string): text is BodyStyle {
  return BodyStyle.safeParse(text).success;
}
