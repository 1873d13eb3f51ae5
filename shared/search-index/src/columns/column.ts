/** One fact of every car, row by row, packed. Columns never change once they are built. */
export interface Column<T> {
  at(row: number): T;
  /** A builder that already holds this column's rows. */
  extend(): ColumnBuilder<T>;
  /** What the column takes in memory, in bytes; of dictionaries only what is theirs alone. */
  readonly bytes: number;
}

export interface ColumnBuilder<T> {
  push(value: T): void;
  build(): Column<T>;
}

/** Rows that are copied in one step of building an index: some milliseconds. */
export const STEP_ROWS = 1 << 15;
