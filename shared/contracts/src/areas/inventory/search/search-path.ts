import { zipParameter } from "../../../paths/personal-parameters.ts";
import { setPaymentTerms } from "./payment-term-parameters.ts";
import {
  allFilters,
  type DeclaredFilter,
  type SearchFilter,
  type SearchPaymentTerms,
  type Sort,
} from "./search-filter.ts";

/** What is searched: which filters, in which order, which page, on which payment terms. */
export interface SearchState {
  filter: SearchFilter;
  /** Null = the dealer's default. */
  sort: Sort | null;
  page: number;
  /** Payment terms that the address states: those that differ from the remembered terms, or from the dealer's. */
  terms: SearchPaymentTerms;
  /** Payment terms that the visitor stated on earlier pages, which no address has; missing = none. */
  remembered?: SearchPaymentTerms;
  /** The ZIP code of the address, from which distances are measured; missing = none. */
  zip?: string | undefined;
  /** The ZIP code that the visitor named on an earlier page, in no address; missing = none. */
  rememberedZip?: string | undefined;
}

/** Maximum number of filters in the path; further ones are in the query. */
const maxPathSegments = 3;

interface FilterPart {
  /** Name of the query parameter. */
  name: string;
  value: string;
  /** The filter as a path segment; null = it cannot be one. */
  segment: string | null;
}

/** The parts of a state that stay when its filter changes. */
export type ListState = Pick<SearchState, "sort" | "terms" | "zip">;

/** The canonical address: `/used-cars-for-sale/suvs/price-under-20000?sort=priceLow&page=2`. */
export function searchPath({ filter, sort, page, terms, zip }: SearchState): string {
  const parts = allFilters
    .filter(({ key }) => filter[key] !== undefined)
    .flatMap((declared) => filterPart(filter, declared) ?? []);
  const inPath = new Set(parts.filter(({ segment }) => segment !== null).slice(0, maxPathSegments));
  const base = filter.condition ? `/${filter.condition}-cars-for-sale` : "/cars-for-sale";
  const path = [base, ...[...inPath].map(({ segment }) => segment)].join("/");
  const query = new URLSearchParams();
  for (const part of parts) if (!inPath.has(part)) query.set(part.name, part.value);
  if (zip !== undefined) query.set(zipParameter, zip);
  setPaymentTerms(query, terms);
  if (sort !== null) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  // A comma needs no escape in a query and is easier to read without one.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll("%2C", ",")}`;
}

function filterPart(filter: SearchFilter, declared: DeclaredFilter): FilterPart | null {
  const { key, kind, name, inPath = false } = declared;
  const value = filter[key];
  if (kind === "scope" || value === undefined) return null;
  if (kind === "text") return { name, value: String(value), segment: null };
  if (kind === "range")
    return { name, value: String(value), segment: inPath ? `${name}-${String(value)}` : null };
  const values = [...new Set<string>(filter[key])].sort();
  // The slug of a model can only be resolved next to its make.
  const isAlone = values.length === 1 && (key !== "model" || filter.make?.length === 1);
  const segment = inPath && isAlone ? (values[0] ?? null) : null;
  return { name, value: values.join(","), segment };
}
