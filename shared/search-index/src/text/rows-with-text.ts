import { colorFamilies } from "@forecourt/contracts/areas/inventory/vehicle-features";
import { allBits, type Bits, emptyBits, intersect, setRange, union } from "../bits/bits.ts";
import type { CodeArray } from "../columns/coded-column.ts";
import type { GroupedField } from "../rows/fields.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import { entriesWithWordPrefix } from "./dictionary-matches.ts";
import { splitTokens } from "./split-words.ts";

const groupFields = [
  "make",
  "model",
  "year",
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "transmission",
] as const satisfies readonly GroupedField[];
const rowFields = ["trim", "exteriorColor", "interiorColor", "engine"] as const;

/**
 * Rows that match every word of `text` as the prefix of a word in make, model, year, trim, engine,
 * colors, color families, body style, fuel, drivetrain or transmission; words with a digit also match
 * stock number and VIN. Hyphenated words ("f-150") match as a whole or by their parts.
 */
export function rowsWithText(index: InventoryIndex, text: string): Bits {
  const bits = allBits(index.rows);
  for (const { whole, parts } of splitTokens(text)) {
    const found = rowsWithWordPrefix(index, whole);
    if (parts.length > 1) {
      const ofParts = allBits(index.rows);
      for (const part of parts) intersect(ofParts, rowsWithWordPrefix(index, part));
      union(found, ofParts);
    }
    intersect(bits, found);
  }
  return bits;
}

function rowsWithWordPrefix(index: InventoryIndex, start: string): Bits {
  const bits = emptyBits(index.rows);
  for (const field of groupFields) addGroups(bits, index, field, start);
  for (const field of rowFields) {
    const { dictionary, codes } = index.table.coded[field];
    const found = entriesWithWordPrefix(dictionary, start);
    if (found) addRows(bits, codes, found);
  }
  for (const [at, family] of colorFamilies.entries()) {
    if (!family.startsWith(start)) continue;
    union(bits, index.sets.exteriorColor[at] as Bits);
    union(bits, index.sets.interiorColor[at] as Bits);
  }
  if (/\d/.test(start)) {
    index.table.vin.addStartingWith(start, bits);
    index.table.texts.stockNumber.addStartingWith(start, bits);
  }
  return bits;
}

function addGroups(
  bits: Bits,
  { table, groups: { count, starts } }: InventoryIndex,
  field: GroupedField,
  start: string,
): void {
  const { dictionary, codes } = table.grouped[field];
  const found = entriesWithWordPrefix(dictionary, start);
  if (!found) return;
  for (let group = 0; group < count; group++) {
    if (found[codes[group] as number] === 1)
      setRange(bits, starts[group] as number, starts[group + 1] as number);
  }
}

function addRows(bits: Bits, codes: CodeArray, found: Uint8Array): void {
  for (let word = 0, row = 0; word < bits.length; word++) {
    const end = Math.min(row + 32, codes.length);
    let set = 0;
    for (let bit = 0; row < end; row++, bit++) {
      set |= (found[codes[row] as number] as number) << bit;
    }
    (bits[word] as number) |= set;
  }
}
