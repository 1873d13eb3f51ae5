import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { parseExcluded } from "@forecourt/contracts/areas/inventory/search/excluded-values";
import type { SearchRequest } from "../search/search-request.ts";

/** The excluded values; makes and models with their names in the inventory. */
export function excludedNames({ cars, filter }: SearchRequest): SearchReply["excluded"] {
  return (filter.excluded ?? []).map((text) => {
    const { key, value = text } = parseExcluded(text) ?? {};
    const names = key === "make" ? cars.makes : key === "model" ? cars.models : null;
    return { value: text, label: names?.get(value)?.name ?? value };
  });
}
