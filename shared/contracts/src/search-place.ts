import { MAX_PAGE, Sort, type Vocabulary } from "./inventory.ts";
import { bounds, defaultSort, type PlaceFilter, type SearchPlace } from "./search-path.ts";
import { BodyStyle, Condition } from "./vehicle.ts";

/** A search address, read as far as it can be without knowing which makes and models exist. */
export interface SearchDraft extends SearchPlace {
  /** Words that must be makes or models. */
  words: string[];
}

/** Query parameters that say what is searched; all others are somebody else's. */
export const searchParameters = [
  "sort",
  "page",
  "body",
  "make",
  "model",
  ...bounds.map(([, word]) => word),
];

/**
 * Reads a search address, whatever the order of its segments; null when two of them contradict each
 * other. A malformed sort, page or bound in the query is left out, so that the canonical address of
 * the result is another one than what was read.
 */
export function readSearchDraft(path: string, query: URLSearchParams): SearchDraft | null {
  const [base = "", ...segments] = path.split("/").filter((word) => word !== "");
  const condition = Condition.safeParse(base.replace(/-?cars-for-sale$/, ""));
  const filter: PlaceFilter = condition.success ? { condition: condition.data } : {};
  const words = new Set<string>();
  for (const segment of segments) {
    if (!readSegment(filter, words, segment)) return null;
  }
  readQuery(filter, words, query);
  const sort = Sort.safeParse(query.get("sort"));
  return {
    filter,
    words: [...words],
    sort: sort.success ? sort.data : defaultSort,
    page: readPage(query.get("page")),
  };
}

/**
 * The place a draft means in this inventory: its words are one make, one model, or both. A word that
 * names a make means it, also where another make has a model of that name ("genesis", which Hyundai
 * built before Genesis did). Null when they mean nothing here or more than one thing: such a page
 * does not exist.
 */
export function placeOfDraft(draft: SearchDraft, vocabulary: Vocabulary): SearchPlace | null {
  const { words, filter, sort, page } = draft;
  if (words.length === 0) return { filter, sort, page };
  const found = explanations(words, vocabulary);
  const makes = found.filter(({ model }) => model === undefined);
  const [only, another] = makes.length > 0 ? makes : found;
  if (!only || another) return null;
  return { filter: { ...filter, ...only }, sort, page };
}

function explanations(
  words: string[],
  { makes }: Vocabulary,
): Pick<PlaceFilter, "make" | "model">[] {
  return makes.flatMap(({ slug: make, models }) => {
    const rest = words.filter((word) => word !== make);
    if (rest.length === 0) return [{ make }];
    const model = rest.length === 1 && models.find(({ slug }) => slug === rest[0]);
    return model ? [{ make, model: model.slug }] : [];
  });
}

/** Puts one path segment into the filter or among the words; false when it contradicts. */
function readSegment(filter: PlaceFilter, words: Set<string>, segment: string): boolean {
  const bound = readBound(segment);
  if (bound) {
    if (filter[bound.key] !== undefined) return false;
    filter[bound.key] = bound.value;
    return true;
  }
  const body = BodyStyle.safeParse(segment);
  if (!body.success) return words.size < words.add(segment).size;
  if (filter.bodyStyle) return false;
  filter.bodyStyle = body.data;
  return true;
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
  const body = BodyStyle.safeParse(query.get("body"));
  if (!filter.bodyStyle && body.success) filter.bodyStyle = body.data;
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

function readPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return 1;
  return Math.min(Number(text), MAX_PAGE);
}
