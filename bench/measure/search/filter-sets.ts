import { readFileSync } from "node:fs";
import { SearchQuery } from "@forecourt/contracts/inventory";
import { z } from "zod";

const FilterSets = z.object({ generated: z.array(z.string()), published: z.array(z.string()) });

export type Shoppers = keyof z.infer<typeof FilterSets>;

/** The recorded searches as query strings, in the order in which shoppers made them. */
export function recordedSearches(shoppers: Shoppers): string[] {
  const file = new URL("filter-sets.json", import.meta.url);
  return FilterSets.parse(JSON.parse(readFileSync(file, "utf8")))[shoppers];
}

/** The recorded searches as the service reads them. */
export function recordedQueries(shoppers: Shoppers): SearchQuery[] {
  return recordedSearches(shoppers).map(queryOf);
}

/** A query string as the service reads it. */
export function queryOf(search: string): SearchQuery {
  return SearchQuery.parse(Object.fromEntries(new URLSearchParams(search)));
}
