/** One row of a feed, of whatever format. */
export interface FeedRow {
  /** Line of the file on which it begins; the first is 1. */
  line: number;
  /** Values by position (CSV, TSV) or by name (JSON lines). */
  values: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** Takes one column's value out of a row; undefined where the row has none. */
export type CellReader = (values: FeedRow["values"]) => unknown;

/** A feed that is being read. */
export interface FeedRows {
  /**
   * How to take a column out of a row. Throws `feed-refused` where the file is already known not to
   * have it.
   */
  cell(column: string): CellReader;
  /** Number of values that every row must have; null = rows may differ. */
  width: number | null;
  /** The rows, once. Throws `feed-refused` when the file turns out not to be what it should be. */
  rows: AsyncIterable<FeedRow>;
  /** Throws `feed-refused` when a column that was asked for was in no row; to be called at the end. */
  finish(): void;
}
