import type { Sort } from "./inventory.ts";
import type { BodyStyle, Condition } from "./vehicle.ts";

/** One place of the search page: what is filtered, in which order, which page. */
export interface SearchPlace {
  filter: PlaceFilter;
  sort: Sort;
  page: number;
}

/** A filter by URL words: make and model as slugs, prices in whole dollars, mileage in miles. */
export interface PlaceFilter {
  condition?: Condition;
  bodyStyle?: BodyStyle;
  make?: string;
  model?: string;
  priceMin?: number;
  priceMax?: number;
  mileageMax?: number;
}

export const defaultSort: Sort = "newest";

/** Segments that the path takes; further ones travel in the query. */
const pathSegments = 3;

/** Bounds as the URL writes them, in the order of the canonical address. */
export const bounds = [
  ["priceMin", "price-over"],
  ["priceMax", "price-under"],
  ["mileageMax", "mileage-under"],
] as const;

/** The one address of a place: `/used-cars-for-sale/suvs/price-under-20000?sort=priceLow&page=2`. */
export function searchPath({ filter, sort, page }: SearchPlace): string {
  const segments: [name: string, value: string][] = [];
  if (filter.bodyStyle) segments.push(["body", filter.bodyStyle]);
  if (filter.make) segments.push(["make", filter.make]);
  if (filter.model) segments.push(["model", filter.model]);
  for (const [key, word] of bounds) {
    if (filter[key] !== undefined) segments.push([word, `${word}-${filter[key]}`]);
  }
  const base = filter.condition ? `/${filter.condition}-cars-for-sale` : "/cars-for-sale";
  const path = [base, ...segments.slice(0, pathSegments).map(([, value]) => value)].join("/");
  const query = new URLSearchParams(
    segments.slice(pathSegments).map(([name, value]) => [name, value.replace(`${name}-`, "")]),
  );
  if (sort !== defaultSort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
