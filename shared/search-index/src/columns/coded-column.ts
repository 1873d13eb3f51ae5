import type { Column, ColumnBuilder } from "./column.ts";
import { GrowingArray } from "./growing-array.ts";

export type DictionaryValue = string | number | null;
export type CodeArray = Uint8Array | Uint16Array | Uint32Array;

/** Dictionary-encoded values: each row holds a code of 1, 2 or 4 bytes. */
export class CodedColumn<T extends DictionaryValue> implements Column<T> {
  readonly dictionary: readonly T[];
  readonly codes: CodeArray;

  constructor(dictionary: readonly T[], codes: CodeArray) {
    this.dictionary = dictionary;
    this.codes = codes;
  }

  get bytes(): number {
    return this.codes.byteLength;
  }

  at(row: number): T {
    return this.dictionary[this.codes[row] as number] as T;
  }

  gather(rows: Uint32Array): CodedColumn<T> {
    const { codes } = this;
    const gathered = codesFor(this.dictionary.length, rows.length);
    for (let row = 0; row < rows.length; row++)
      gathered[row] = codes[rows[row] as number] as number;
    return new CodedColumn(this.dictionary, gathered);
  }

  extend(): CodedColumnBuilder<T> {
    return new CodedColumnBuilder(this);
  }
}

export class CodedColumnBuilder<T extends DictionaryValue> implements ColumnBuilder<T> {
  readonly #codeOf: Map<T, number>;
  readonly #codes: GrowingArray<Uint32Array>;

  constructor(start?: CodedColumn<T>) {
    this.#codeOf = new Map(start?.dictionary.map((value, code) => [value, code]));
    this.#codes = new GrowingArray(
      (length) => new Uint32Array(length),
      start && Uint32Array.from(start.codes),
    );
  }

  push(value: T): void {
    const code = this.#codeOf.get(value) ?? this.#codeOf.size;
    if (code === this.#codeOf.size) this.#codeOf.set(value, code);
    this.#codes.push(code);
  }

  build(): CodedColumn<T> {
    const codes = this.#codes.finish();
    const narrow = codesFor(this.#codeOf.size, codes.length);
    narrow.set(codes);
    return new CodedColumn([...this.#codeOf.keys()], narrow);
  }
}

/** An array for `length` codes below `values`, with the smallest element size. */
export function codesFor(values: number, length: number): CodeArray {
  if (values <= 0x100) return new Uint8Array(length);
  return values <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
}
