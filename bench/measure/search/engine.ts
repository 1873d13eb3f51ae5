import type { SearchQuery } from "@forecourt/contracts/inventory";
import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";

/** A way to answer searches, with all cars in it. */
export interface Engine<Reply> {
  /** A whole answer: facets, bounds, the page in its order with its cards. */
  search(query: SearchQuery): Reply;
  /** What replies of different engines are compared by; null = this engine cannot say the query. */
  summary(query: SearchQuery, reply: Reply): Summary | null;
  /** Figures of its own: bytes and the like. */
  figures(): object;
}

export interface Summary {
  total: number;
  /** Cars by facet and value, without values of no car, as one text. */
  counts: string;
  /** VINs of the page in order. */
  page: string;
}

export interface Loader<Reply> {
  push(cars: readonly ToldVehicle[]): void;
  /** Makes what was pushed searchable. */
  build(): Engine<Reply>;
}

/** Counts in one order, so that equal ones are equal texts. */
export function countsText(counts: Iterable<readonly [string, number]>): string {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => `${value}=${count}`)
    .toSorted()
    .join(" ");
}
