import { readFileSync } from "node:fs";
import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { z } from "zod";

const FilterSets = z.object({ generated: z.array(z.string()), published: z.array(z.string()) });

type DataSet = keyof z.infer<typeof FilterSets>;

/** Recorded searches as query strings, in the order in which simulated shoppers made them. */
export function recordedSearches(dataSet: DataSet): string[] {
  const file = new URL("filter-sets.json", import.meta.url);
  return FilterSets.parse(JSON.parse(readFileSync(file, "utf8")))[dataSet];
}

/** The recorded searches as parsed queries. */
export function recordedQueries(dataSet: DataSet): SearchQuery[] {
  return recordedSearches(dataSet).map((search) =>
    SearchQuery.parse(Object.fromEntries(new URLSearchParams(search))),
  );
}
