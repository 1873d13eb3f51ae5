import type {
  FilterKey,
  ListKey,
  SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";

/** The filter without `keys`. Removing the make removes its models, too. */
export function without(filter: SearchFilter, ...keys: FilterKey[]): SearchFilter {
  const removed = keys.includes("make") ? [...keys, "model"] : keys;
  const remaining = Object.entries(filter).filter(([key]) => !removed.includes(key));
  return Object.fromEntries(remaining);
}

export function isSelected(filter: SearchFilter, key: ListKey, value: string): boolean {
  return filter[key]?.some((one) => one === value) ?? false;
}

/**
 * The filter with a list value added or, when it is selected, removed. Models belong to the one selected
 * make, so another make removes them.
 */
export function toggled(filter: SearchFilter, key: ListKey, value: string): SearchFilter {
  const before: readonly string[] = filter[key] ?? [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value].sort();
  const rest = without(filter, key);
  return after.length === 0 ? rest : { ...rest, [key]: after };
}
