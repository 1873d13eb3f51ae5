import {
  type ExcludedValue,
  parseExcluded,
} from "@forecourt/contracts/areas/inventory/search/excluded-values";
import { allBits, type Bits, emptyBits, subtract } from "../bits/bits.ts";
import type { DealerIndex } from "../dealer/dealer-index.ts";
import { type GroupFacet, setFacets } from "../rows/fields.ts";
import { rowsWithFact } from "./coded-filters.ts";
import { matchingRows } from "./group-filters.ts";

/** The rows that have none of these values, such as "color-black"; an unknown fact excludes no row. */
export function rowsWithoutExcluded(cars: DealerIndex, excluded: readonly string[]): Bits {
  const bits = allBits(cars.index.rows);
  for (const text of excluded) {
    const value = parseExcluded(text);
    if (value) subtract(bits, rowsWithValue(cars, value));
  }
  return bits;
}

function rowsWithValue(cars: DealerIndex, { key, value }: ExcludedValue): Bits {
  const { index } = cars;
  switch (key) {
    case "feature":
    case "exteriorColor":
    case "interiorColor": {
      const known: readonly string[] = setFacets[key];
      return index.sets[key][known.indexOf(value)] ?? emptyBits(index.rows);
    }
    case "cylinders":
    case "doors":
      return rowsWithFact(index.table.coded, key, [value]);
    case "make":
      return rowsInGroups(cars, "make", cars.makes.get(value)?.spellings ?? []);
    case "model":
      return rowsInGroups(cars, "model", cars.models.get(value)?.spellings ?? []);
    case "bodyStyle":
    case "fuelType":
    case "drivetrain":
    case "transmission":
      return rowsInGroups(cars, key, [value]);
  }
}

function rowsInGroups({ index }: DealerIndex, field: GroupFacet, values: readonly string[]): Bits {
  const { codes, dictionary } = index.table.grouped[field];
  const allowed = Uint8Array.from(dictionary, (one) => (values.includes(String(one)) ? 1 : 0));
  return matchingRows({ key: null, field, codes, allowed }, index.groups);
}
