import type { FilterKey } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { type Bits, emptyBits, setRange } from "../bits/bits.ts";
import type { CodeArray, DictionaryValue } from "../columns/coded-column.ts";
import type { GroupedColumn } from "../columns/grouped-column.ts";
import type { NamesBySlug } from "../dealer/names.ts";
import { type GroupedField, type GroupFacet, groupedListFilters } from "../rows/fields.ts";
import type { Groups } from "../rows/groups.ts";
import type { GroupLevel } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";

/** A filter on a grouped field: `allowed` is 1 for each code that matches. */
export interface GroupFilter {
  /** The search filter it comes from; null = the searched stores. */
  key: FilterKey | null;
  field: GroupedField;
  codes: CodeArray;
  allowed: Uint8Array;
}

type ValueTest = (value: DictionaryValue) => boolean;

/** Whether all stores are searched, so that the coarser groups across stores can be used. */
export function includesEveryStore({ cars, storeIds }: SearchRequest): boolean {
  return cars.index.table.grouped.storeId.dictionary.every((id) => storeIds.includes(String(id)));
}

/** Filters on grouped fields; the first are the stores. */
export function groupFilters(request: SearchRequest): GroupFilter[] {
  const { storeId, ...columns } = request.cars.index.table.grouped;
  const among = (key: FilterKey | null, stores: readonly string[]) =>
    groupFilter(key, "storeId", storeId, (id) => stores.includes(String(id)));
  const { store } = request.filter;
  return [
    among(null, request.storeScope),
    ...(store ? [among("store", store)] : []),
    ...filtersAcrossStores(request, columns),
  ];
}

/** The same without the stores, for any groups with these columns. */
export function filtersAcrossStores(
  { cars, filter }: SearchRequest,
  columns: GroupLevel["columns"],
): GroupFilter[] {
  const filters: GroupFilter[] = [];
  const add = (key: FilterKey, field: GroupFacet, wanted: ValueTest) =>
    filters.push(groupFilter(key, field, columns[field], wanted));
  const { condition, yearMin, yearMax } = filter;
  if (condition) add("condition", "condition", (value) => value === condition);
  if (filter.make) add("make", "make", anyOf(spellingsOf(cars.makes, filter.make)));
  if (filter.model) add("model", "model", anyOf(spellingsOf(cars.models, filter.model)));
  if (yearMin !== undefined) add("yearMin", "year", (year) => Number(year) >= yearMin);
  if (yearMax !== undefined) add("yearMax", "year", (year) => Number(year) <= yearMax);
  for (const key of groupedListFilters) {
    const values = filter[key];
    if (values) add(key, key, anyOf(values));
  }
  return filters;
}

function groupFilter(
  key: FilterKey | null,
  field: GroupedField,
  { codes, dictionary }: GroupedColumn<DictionaryValue>,
  wanted: ValueTest,
): GroupFilter {
  const allowed = Uint8Array.from(dictionary, (value) => (wanted(value) ? 1 : 0));
  return { key, field, codes, allowed };
}

function anyOf(values: readonly DictionaryValue[]): ValueTest {
  const wanted = new Set(values);
  return (value) => wanted.has(value);
}

/** Every spelling of the names with these slugs. */
function spellingsOf(names: NamesBySlug, slugs: readonly string[]): string[] {
  return slugs.flatMap((word) => names.get(word)?.spellings ?? []);
}

/** The rows of all groups that match one filter. */
export function matchingRows({ codes, allowed }: GroupFilter, { count, starts }: Groups): Bits {
  const bits = emptyBits(starts[count] as number);
  for (let group = 0; group < count; group++) {
    if (allowed[codes[group] as number] === 1)
      setRange(bits, starts[group] as number, starts[group + 1] as number);
  }
  return bits;
}
