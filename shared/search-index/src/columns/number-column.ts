import type { Column, ColumnBuilder } from "./column.ts";
import { GrowingArray } from "./growing-array.ts";

/** Represents null; values are never negative. */
const NONE = -1;

/** Whole numbers from 0 to 2^31 - 1, or null: cents, miles. */
export class NumberColumn implements Column<number | null> {
  /** As stored: -1 for null. */
  readonly values: Int32Array;

  constructor(values: Int32Array) {
    this.values = values;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  at(row: number): number | null {
    const value = this.values[row] as number;
    return value === NONE ? null : value;
  }

  gather(rows: Uint32Array): NumberColumn {
    const { values } = this;
    const gathered = new Int32Array(rows.length);
    for (let row = 0; row < rows.length; row++)
      gathered[row] = values[rows[row] as number] as number;
    return new NumberColumn(gathered);
  }

  extend(): NumberColumnBuilder {
    return new NumberColumnBuilder(this);
  }
}

export class NumberColumnBuilder implements ColumnBuilder<number | null> {
  readonly #values: GrowingArray<Int32Array>;

  constructor(start?: NumberColumn) {
    this.#values = new GrowingArray((length) => new Int32Array(length), start?.values);
  }

  push(value: number | null): void {
    this.#values.push(value ?? NONE);
  }

  build(): NumberColumn {
    return new NumberColumn(this.#values.finish());
  }
}
