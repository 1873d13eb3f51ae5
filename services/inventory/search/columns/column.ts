/** One fact of every car, row by row, packed. Columns never change once they are built. */
export interface Column<T> {
  at(row: number): T;
  /** A column of these rows, in this order. */
  gather(rows: Uint32Array): Column<T>;
  /** A builder that already holds this column's rows. */
  extend(): ColumnBuilder<T>;
  /** What the column takes in memory, in bytes; of dictionaries only what is theirs alone. */
  readonly bytes: number;
}

export interface ColumnBuilder<T> {
  push(value: T): void;
  build(): Column<T>;
}
