import type { Vocabulary } from "../contracts.ts";
import { parseExcluded } from "./excluded-values.ts";
import type { TermSettings } from "./payment-controls.ts";
import { normalizePaymentTerms } from "./payment-terms.ts";
import { MAX_VALUES, SearchFilter, type SearchPaymentTerms, type Sort } from "./search-filter.ts";
import type { SearchState } from "./search-path.ts";
import type { SearchUrl } from "./search-url.ts";

/** What is needed to resolve a `SearchUrl`: the dealer's makes and models, payment terms and order. */
export interface SearchUrlContext {
  vocabulary: Vocabulary;
  settings: TermSettings;
  /** The terms that the visitor stated on earlier pages. */
  remembered?: SearchPaymentTerms;
  /** True for a dealer with several stores, whose distances differ. Default: false. */
  hasDistances?: boolean;
  /** The ZIP code that the visitor named on an earlier page. */
  rememberedZip?: string | undefined;
  /** Missing = newest. */
  defaultSort?: Sort | undefined;
}

/**
 * Resolves makes and models by this dealer's inventory. Null when a slug is unknown or ambiguous: such
 * a page does not exist.
 */
export function resolveSearchState(
  searchUrl: SearchUrl,
  context: SearchUrlContext,
): SearchState | null {
  const { vocabulary, settings, remembered } = context;
  const { slugs, filter, page, terms } = searchUrl;
  const { make: makes = [], model: models = [], ...rest } = filter;
  const resolved = resolveNames({ slugs, makes, models }, vocabulary);
  if (!resolved || !areExcludedNamesKnown(filter, vocabulary)) return null;
  return {
    filter: { ...sortedLists(rest), ...resolved },
    ...sortAndZip(searchUrl, context),
    page,
    terms: normalizePaymentTerms(terms, settings, remembered),
    ...(remembered && Object.keys(remembered).length > 0 && { remembered }),
  };
}

/**
 * The order and the ZIP codes. "Nearest" needs the ZIP code in the address, so that the same address always
 * means the same list.
 */
function sortAndZip(
  { sort, zip }: SearchUrl,
  { hasDistances = false, rememberedZip, defaultSort = "newest" }: SearchUrlContext,
): Pick<SearchState, "sort" | "zip" | "rememberedZip"> {
  const isDefault = sort === defaultSort || (sort === "nearest" && (!hasDistances || !zip));
  return {
    sort: isDefault ? null : sort,
    ...(zip !== undefined && { zip }),
    ...(hasDistances && rememberedZip !== undefined && { rememberedZip }),
  };
}

/** Whether this dealer's inventory has the makes and models that are excluded. */
function areExcludedNamesKnown({ excluded = [] }: SearchFilter, { makes }: Vocabulary): boolean {
  return excluded.every((text) => {
    const { key, value } = parseExcluded(text) ?? {};
    if (key === "make") return makes.some(({ slug }) => slug === value);
    if (key !== "model") return true;
    return makes.some(({ models }) => models.some(({ slug }) => slug === value));
  });
}

interface NameSlugs {
  /** Makes or models. */
  slugs: string[];
  makes: string[];
  models: string[];
}

/**
 * Decides which slugs are makes and which are models. Path slugs are one make with its models where
 * possible, because canonical addresses have that form; else each is a make, even if another make has a
 * model of that name ("genesis" is also a Hyundai model); else a single slug is a model of the only make
 * that has it.
 */
function resolveNames(
  { slugs, makes: fromQuery, models }: NameSlugs,
  { makes }: Vocabulary,
): Pick<SearchFilter, "make" | "model"> | null {
  const isMake = (slug: string) => makes.some((make) => make.slug === slug);
  if (!fromQuery.every(isMake)) return null;
  if (slugs.length === 0 && models.length === 0) return makeFilter(fromQuery);
  if (slugs.length === 1 && models.length === 0 && isMake(slugs[0] ?? ""))
    return makeFilter([...fromQuery, ...slugs]);
  const candidates = makes.flatMap(({ slug: make, models: ownModels }) => {
    const others = [...slugs.filter((slug) => slug !== make), ...models];
    const isNamed = fromQuery.includes(make) || slugs.includes(make);
    const isOnly = fromQuery.every((one) => one === make);
    const fits = others.every((other) => ownModels.some(({ slug }) => slug === other));
    return isOnly && fits && others.length > 0 ? [{ make, models: others, isNamed }] : [];
  });
  const named = candidates.filter(({ isNamed }) => isNamed);
  const [only, another] = named.length > 0 ? named : candidates;
  if (only && !another) return { ...makeFilter([only.make]), model: uniqueSorted(only.models) };
  if (only || models.length > 0 || !slugs.every(isMake)) return null;
  return makeFilter([...fromQuery, ...slugs]);
}

function makeFilter(makes: string[]): Pick<SearchFilter, "make"> {
  return makes.length === 0 ? {} : { make: uniqueSorted(makes) };
}

function uniqueSorted(values: readonly string[]): string[] {
  // Path and query together may name more values than one filter takes.
  return [...new Set(values)].slice(0, MAX_VALUES).sort();
}

/** Lists in the order of the canonical address, each value once. */
function sortedLists(filter: Omit<SearchFilter, "make" | "model">): SearchFilter {
  const entries = Object.entries(filter).map(([key, value]) => [
    key,
    Array.isArray(value) ? uniqueSorted(value) : value,
  ]);
  return SearchFilter.parse(Object.fromEntries(entries));
}
