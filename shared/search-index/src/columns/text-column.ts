import { type Bits, setBit } from "../bits/bits.ts";
import { type Column, type ColumnBuilder, STEP_ROWS } from "./column.ts";
import { GrowingArray } from "./growing-array.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const none = new Uint8Array(0);

/** Mostly distinct texts, as concatenated UTF-8. Null and the empty text are the same. */
export class TextColumn implements Column<string | null> {
  readonly #text: Uint8Array;
  /** Byte offset of each row's text, and the end as last entry. */
  readonly #starts: Uint32Array;

  constructor(text: Uint8Array, starts: Uint32Array) {
    this.#text = text;
    this.#starts = starts;
  }

  get bytes(): number {
    return this.#text.byteLength + this.#starts.byteLength;
  }

  at(row: number): string | null {
    const text = this.bytesAt(row);
    return text.length === 0 ? null : decoder.decode(text);
  }

  /** The text in a row as UTF-8; empty = none. */
  bytesAt(row: number): Uint8Array {
    return this.#text.subarray(this.#starts[row], this.#starts[row + 1]);
  }

  /** The texts of these rows, in this order. Yields. */
  *gather(rows: Uint32Array): Generator<void, TextColumn, void> {
    const starts = new Uint32Array(rows.length + 1);
    for (let row = 0; row < rows.length; row++) {
      const from = rows[row] as number;
      const length = (this.#starts[from + 1] as number) - (this.#starts[from] as number);
      starts[row + 1] = (starts[row] as number) + length;
    }
    const text = new Uint8Array(starts[rows.length] as number);
    for (let row = 0, to = 0; row < rows.length; row++) {
      const end = this.#starts[(rows[row] as number) + 1] as number;
      // These texts are short: copying bytes is faster than creating a subarray.
      for (let from = this.#starts[rows[row] as number] as number; from < end; from++) {
        text[to++] = this.#text[from] as number;
      }
      if ((row + 1) % STEP_ROWS === 0) yield;
    }
    return new TextColumn(text, starts);
  }

  /**
   * Adds the rows whose text begins with `start` (lowercase). Compares ASCII letters and digits only.
   */
  addStartingWith(start: string, bits: Bits): void {
    const wanted = encoder.encode(start);
    for (let row = 0; row + 1 < this.#starts.length; row++) {
      const end = this.#starts[row + 1] as number;
      let index = 0;
      for (let at = this.#starts[row] as number; at < end && index < wanted.length; at++) {
        const letter = plainLetter(this.#text[at] as number);
        if (letter === 0) continue;
        if (letter !== wanted[index]) break;
        index++;
      }
      if (index === wanted.length) setBit(bits, row);
    }
  }

  extend(): TextColumnBuilder {
    return new TextColumnBuilder({ text: this.#text, starts: this.#starts });
  }
}

export class TextColumnBuilder implements ColumnBuilder<string | null> {
  readonly #text: GrowingArray<Uint8Array>;
  readonly #starts: GrowingArray<Uint32Array>;

  constructor(start?: { text: Uint8Array; starts: Uint32Array }) {
    this.#text = new GrowingArray<Uint8Array>((length) => new Uint8Array(length), start?.text);
    this.#starts = new GrowingArray<Uint32Array>(
      (length) => new Uint32Array(length),
      start?.starts ?? Uint32Array.of(0),
    );
  }

  push(value: string | null): void {
    this.pushBytes(value ? encoder.encode(value) : none);
  }

  /** @param text UTF-8; empty = none. */
  pushBytes(text: Uint8Array): void {
    this.#text.pushAll(text);
    this.#starts.push(this.#text.length);
  }

  build(): TextColumn {
    return new TextColumn(this.#text.finish(), this.#starts.finish());
  }
}

/** The byte of an ASCII digit or lowercased ASCII letter; 0 for everything else. */
function plainLetter(byte: number): number {
  if (byte >= 0x41 && byte <= 0x5a) return byte + 0x20;
  const isPlain = (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a);
  return isPlain ? byte : 0;
}
