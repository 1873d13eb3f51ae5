/** One field of every vehicle, by row. Immutable. */
export interface Column<T> {
  at(row: number): T;
  /** A builder that starts with this column's rows. */
  extend(): ColumnBuilder<T>;
  /** Size in memory, in bytes, without dictionaries. */
  readonly bytes: number;
}

export interface ColumnBuilder<T> {
  push(value: T): void;
  build(): Column<T>;
}

/** Rows copied per step of a build, which takes some milliseconds. */
export const STEP_ROWS = 1 << 15;
