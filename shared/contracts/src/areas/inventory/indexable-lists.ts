import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { SearchFilter } from "./search/search-filter.ts";

/**
 * Every list that search engines may index, see `isIndexable`, and that shows a car to a visitor of whom nothing is
 * known, in all stores: for the sitemap.
 */
export const getIndexableLists = endpoint({
  method: "GET",
  path: "/api/inventory/indexable-lists",
  reply: z.object({ lists: z.array(SearchFilter) }),
  errors: [],
});
