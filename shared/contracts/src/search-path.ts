import type { SearchFilter, SearchPaymentTerms, Sort } from "./search-filter.ts";

/** One place of the search page: what is filtered, in which order, which page, on which terms. */
export interface SearchState {
  filter: SearchFilter;
  sort: Sort;
  page: number;
  /** Only what differs from the dealer's own terms. */
  terms: SearchPaymentTerms;
}

export const defaultSort: Sort = "newest";

/** Segments that the path takes; further filters travel in the query. */
const pathSegments = 3;

interface Parameter<K> {
  key: K;
  /** Its name in the query, and before a bound's number in the path. */
  name: string;
}

/** Lists of values. One value of those with `inPath` may be a segment of the path by itself. */
export const listParameters = [
  { key: "bodyStyle", name: "body", inPath: true },
  { key: "make", name: "make", inPath: true },
  { key: "model", name: "model", inPath: true },
  { key: "feature", name: "features", inPath: true },
  { key: "fuelType", name: "fuel", inPath: false },
  { key: "drivetrain", name: "drivetrain", inPath: false },
  { key: "transmission", name: "transmission", inPath: false },
  { key: "exteriorColor", name: "color", inPath: false },
  { key: "interiorColor", name: "interior", inPath: false },
  { key: "deal", name: "great-deals", inPath: false },
] as const satisfies readonly (Parameter<keyof SearchFilter> & { inPath: boolean })[];

/** Numbers. Those with `inPath` may be a segment such as `price-under-20000`. */
export const rangeParameters = [
  { key: "priceMin", name: "price-over", inPath: true },
  { key: "priceMax", name: "price-under", inPath: true },
  { key: "mileageMax", name: "mileage-under", inPath: true },
  { key: "yearMin", name: "year-from", inPath: false },
  { key: "yearMax", name: "year-to", inPath: false },
  { key: "paymentMax", name: "payment-under", inPath: false },
] as const satisfies readonly (Parameter<keyof SearchFilter> & { inPath: boolean })[];

/** What payments are computed with. */
export const paymentTermParameters = [
  { key: "cashDown", name: "down" },
  { key: "tradeEquity", name: "trade" },
  { key: "creditScore", name: "credit" },
  { key: "months", name: "term" },
] as const satisfies readonly Parameter<keyof SearchPaymentTerms>[];

/** The order in which filters stand in an address. */
const order: readonly (keyof SearchFilter)[] = [
  "bodyStyle",
  "make",
  "model",
  "priceMin",
  "priceMax",
  "mileageMax",
  "feature",
  "yearMin",
  "yearMax",
  "fuelType",
  "drivetrain",
  "transmission",
  "exteriorColor",
  "interiorColor",
  "deal",
  "paymentMax",
  "text",
];

interface Part {
  name: string;
  value: string;
  /** How it stands in the path; null = it cannot. */
  segment: string | null;
}

/** The one address of a place: `/used-cars-for-sale/suvs/price-under-20000?sort=priceLow&page=2`. */
export function searchPath({ filter, sort, page, terms }: SearchState): string {
  const parts = order.flatMap((key) => partOf(filter, key) ?? []);
  const inPath = new Set(parts.filter(({ segment }) => segment !== null).slice(0, pathSegments));
  const base = filter.condition ? `/${filter.condition}-cars-for-sale` : "/cars-for-sale";
  const path = [base, ...[...inPath].map(({ segment }) => segment)].join("/");
  const query = new URLSearchParams();
  for (const part of parts) if (!inPath.has(part)) query.set(part.name, part.value);
  setTerms(query, terms);
  if (sort !== defaultSort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  // A comma needs no escape in a query, and reads better without.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll("%2C", ",")}`;
}

/** A path without a query, with the terms behind it: `/used-cars-for-sale/…?down=3000&term=60`. */
export function withPaymentTerms(path: string, terms: SearchPaymentTerms): string {
  const query = new URLSearchParams();
  setTerms(query, terms);
  return query.size === 0 ? path : `${path}?${query}`;
}

function setTerms(query: URLSearchParams, terms: SearchPaymentTerms): void {
  for (const { key, name } of paymentTermParameters) {
    if (terms[key] !== undefined) query.set(name, String(terms[key]));
  }
}

function partOf(filter: SearchFilter, key: keyof SearchFilter): Part | null {
  if (filter[key] === undefined) return null;
  if (key === "text") return { name: "text", value: filter[key] ?? "", segment: null };
  const bound = rangeParameters.find((one) => one.key === key);
  if (bound) {
    const value = String(filter[bound.key]);
    return { name: bound.name, value, segment: bound.inPath ? `${bound.name}-${value}` : null };
  }
  const list = listParameters.find((one) => one.key === key);
  if (!list) return null;
  const values = [...new Set<string>(filter[list.key] ?? [])].sort();
  // A model's word is understood beside its make's only.
  const alone = values.length === 1 && (key !== "model" || filter.make?.length === 1);
  return {
    name: list.name,
    value: values.join(","),
    segment: list.inPath && alone ? (values[0] ?? null) : null,
  };
}
