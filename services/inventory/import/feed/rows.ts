/** One row of a feed, of whatever format. */
export interface FeedRow {
  /** Line on which it starts, from 1. */
  line: number;
  /** Values by position (CSV, TSV) or by name (JSON lines). */
  values: readonly unknown[] | Readonly<Record<string, unknown>>;
}

/** Reads one column's value from a row; undefined if missing. */
export type CellReader = (values: FeedRow["values"]) => unknown;

/** An open feed. */
export interface FeedRows {
  /** Creates a reader of a column. Throws `feed-refused` if the file is already known to lack it. */
  cell(column: string): CellReader;
  /** The names of the columns, where the file states them; null = each row does. */
  header: readonly string[] | null;
  /** Required number of values per row; null = any. */
  width: number | null;
  /** The rows; can be iterated once. Throws `feed-refused` if the file is malformed. */
  rows: AsyncIterable<FeedRow>;
  /** Call at the end: throws `feed-refused` if a requested column was in no row. */
  finish(): void;
}
