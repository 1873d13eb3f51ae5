import { type Bits, setBit } from "../bits/bits.ts";
import { type Column, type ColumnBuilder, STEP_ROWS } from "./column.ts";
import { GrowingArray } from "./growing-array.ts";

export const VIN_LENGTH = 17;

const decoder = new TextDecoder();

/** VINs of 17 bytes each, concatenated. */
export class VinColumn implements Column<string> {
  readonly letters: Uint8Array;

  constructor(letters: Uint8Array) {
    this.letters = letters;
  }

  get bytes(): number {
    return this.letters.byteLength;
  }

  get rows(): number {
    return this.letters.length / VIN_LENGTH;
  }

  at(row: number): string {
    const start = row * VIN_LENGTH;
    return decoder.decode(this.letters.subarray(start, start + VIN_LENGTH));
  }

  /** The VINs of these rows, in this order. Yields. */
  *gather(rows: Uint32Array): Generator<void, VinColumn, void> {
    const gathered = new Uint8Array(rows.length * VIN_LENGTH);
    for (let row = 0; row < rows.length; row++) {
      const from = (rows[row] as number) * VIN_LENGTH;
      const to = row * VIN_LENGTH;
      // Copying 17 bytes is faster than creating a subarray.
      for (let index = 0; index < VIN_LENGTH; index++) {
        gathered[to + index] = this.letters[from + index] as number;
      }
      if ((row + 1) % STEP_ROWS === 0) yield;
    }
    return new VinColumn(gathered);
  }

  /** Adds the rows whose VIN begins with `start` (lowercase). */
  addStartingWith(start: string, bits: Bits): void {
    const wanted = Uint8Array.from(start.toUpperCase(), (letter) => letter.charCodeAt(0));
    if (wanted.length > VIN_LENGTH || start.toUpperCase().length !== start.length) return;
    const { letters, rows } = this;
    for (let row = 0, from = 0; row < rows; row++, from += VIN_LENGTH) {
      let index = 0;
      while (index < wanted.length && letters[from + index] === wanted[index]) index++;
      if (index === wanted.length) setBit(bits, row);
    }
  }

  extend(): VinColumnBuilder {
    return new VinColumnBuilder(this);
  }
}

export class VinColumnBuilder implements ColumnBuilder<string> {
  readonly #letters: GrowingArray<Uint8Array>;

  constructor(start?: VinColumn) {
    this.#letters = new GrowingArray((length) => new Uint8Array(length), start?.letters);
  }

  push(vin: string): void {
    if (vin.length !== VIN_LENGTH) throw new RangeError(`"${vin}" does not have 17 characters`);
    for (let index = 0; index < VIN_LENGTH; index++) this.#letters.push(vin.charCodeAt(index));
  }

  build(): VinColumn {
    return new VinColumn(this.#letters.finish());
  }
}

/** Negative if the VIN of row `left` comes first, 0 if both are equal. */
export function compareVins(letters: Uint8Array, left: number, right: number): number {
  for (let index = 0; index < VIN_LENGTH; index++) {
    const difference =
      (letters[left * VIN_LENGTH + index] as number) -
      (letters[right * VIN_LENGTH + index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
