import { type Bits, intersect, noBits } from "./bits.ts";
import type { Code, Codes } from "./columns/coded-column.ts";
import {
  type FacetField,
  type GroupedField,
  groupedFields,
  rangeFields,
  rowFacets,
} from "./fields.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { IndexQuery } from "./query.ts";

/** A filter on a grouped fact: `allowed` by code, 1 = wanted. */
export interface GroupFilter {
  field: GroupedField;
  codes: Codes;
  allowed: Uint8Array;
}

/** A filter on single cars. A range is no facet: `field` is null. */
export interface RowFilter {
  field: FacetField | null;
  bits: Bits;
}

/** The query's filters on grouped facts; the store is one of them. */
export function groupFilters({ table }: InventoryIndex, query: IndexQuery): GroupFilter[] {
  const wanted: Partial<Record<GroupedField, readonly Code[]>> = {
    ...query.where,
    ...(query.storeId === null ? {} : { storeId: [query.storeId] }),
  };
  return groupedFields.flatMap((field) => {
    const values = wanted[field];
    if (!values) return [];
    const { codes, dictionary } = table.grouped[field];
    return [{ field, codes, allowed: allowedCodes(dictionary, values) }];
  });
}

/** The query's filters on single cars. */
export function rowFilters(index: InventoryIndex, query: IndexQuery): RowFilter[] {
  const ranges = rangeFields.flatMap((field) => {
    const { min, max } = query.ranges[field] ?? {};
    if (min === undefined && max === undefined) return [];
    return [{ field: null, bits: index.ranges[field].between(min, max) }];
  });
  const colors = rowFacets.flatMap((field) => {
    const values = query.where[field];
    if (!values) return [];
    const { codes, dictionary } = index.table.coded[field];
    return [{ field, bits: rowsWith(codes, allowedCodes(dictionary, values)) }];
  });
  return [...ranges, ...colors];
}

/** What all filters but one field's own let through; null = every row. */
export function intersection(filters: RowFilter[], except?: FacetField): Bits | null {
  const [first, ...others] = filters.filter(({ field }) => field === null || field !== except);
  if (!first) return null;
  const bits = first.bits.slice();
  for (const other of others) intersect(bits, other.bits);
  return bits;
}

function allowedCodes(dictionary: readonly Code[], values: readonly Code[]): Uint8Array {
  return Uint8Array.from(dictionary, (value) => (values.includes(value) ? 1 : 0));
}

function rowsWith(codes: Codes, allowed: Uint8Array): Bits {
  const bits = noBits(codes.length);
  for (let row = 0; row < codes.length; row++) {
    (bits[row >>> 5] as number) |= (allowed[codes[row] as number] as number) << (row & 31);
  }
  return bits;
}
