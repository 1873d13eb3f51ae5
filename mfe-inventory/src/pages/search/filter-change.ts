import { type listFilters, type SearchFilter } from "@forecourt/contracts/search-filter";

export type ListKey = (typeof listFilters)[number]["key"];

/** The filter without everything that `keys` say. A make that goes takes its models along. */
export function without(filter: SearchFilter, ...keys: (keyof SearchFilter)[]): SearchFilter {
  const gone = keys.includes("make") ? [...keys, "model"] : keys;
  const left = Object.entries(filter).filter(([key]) => !gone.includes(key));
  return Object.fromEntries(left);
}

export function isChosen(filter: SearchFilter, key: ListKey, value: string): boolean {
  return filter[key]?.some((one) => one === value) ?? false;
}

/**
 * The filter with a value of a list put in or, where it holds already, taken out. Models belong to
 * the one make that is chosen, so another make leaves none in force.
 */
export function toggled(filter: SearchFilter, key: ListKey, value: string): SearchFilter {
  const before: readonly string[] = filter[key] ?? [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value].sort();
  const rest = without(filter, key);
  return after.length === 0 ? rest : { ...rest, [key]: after };
}
