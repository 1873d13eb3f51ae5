import type { CodeArray } from "../columns/coded-column.ts";
import { VIN_LENGTH, type VinColumn } from "../columns/vin-column.ts";

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;
const DIGIT_MASK = DIGITS - 1;

/**
 * Sorts `rows` by key, ascending and stable. A radix sort: linear, and several times faster than a sort
 * with a comparator. Yields between passes. `keys` are by row number, from 0 to 2^32 - 1.
 */
export function* sortByKey(rows: Uint32Array, keys: CodeArray): Generator<void, Uint32Array, void> {
  let highest = 0;
  for (let row = 0; row < keys.length; row++) highest = Math.max(highest, keys[row] as number);
  let sorted = rows;
  for (let shift = 0; shift < 32 && highest >>> shift > 0; shift += DIGIT_BITS) {
    const digits = new Uint16Array(keys.length);
    for (let row = 0; row < keys.length; row++) {
      digits[row] = ((keys[row] as number) >>> shift) & DIGIT_MASK;
    }
    sorted = sortByDigit(sorted, digits);
    yield;
  }
  return sorted;
}

/** Sorts `rows` by VIN. */
export function* sortByVin(
  rows: Uint32Array,
  { letters }: VinColumn,
): Generator<void, Uint32Array, void> {
  const digits = new Uint16Array(letters.length / VIN_LENGTH);
  let sorted = rows;
  for (let index = VIN_LENGTH - 1; index >= 0; index--) {
    for (let row = 0; row < digits.length; row++) {
      digits[row] = letters[row * VIN_LENGTH + index] as number;
    }
    sorted = sortByDigit(sorted, digits);
    yield;
  }
  return sorted;
}

/** One pass of the radix sort; digits are below 2,048. */
function sortByDigit(rows: Uint32Array, digits: Uint16Array): Uint32Array {
  const places = new Uint32Array(DIGITS + 1);
  for (let index = 0; index < rows.length; index++) {
    (places[(digits[rows[index] as number] as number) + 1] as number) += 1;
  }
  if (places.includes(rows.length)) return rows;
  for (let digit = 0; digit < DIGITS; digit++) {
    (places[digit + 1] as number) += places[digit] as number;
  }
  const sorted = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    const digit = digits[row] as number;
    sorted[places[digit] as number] = row;
    (places[digit] as number) += 1;
  }
  return sorted;
}
