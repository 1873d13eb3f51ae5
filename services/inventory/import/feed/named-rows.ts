import { AppError } from "@forecourt/contracts/errors";
import type { FeedRow, FeedRows } from "./rows.ts";

type NamedValues = Readonly<Record<string, unknown>>;

/** The longest car of a feed in characters; whatever is longer is no car, and would fill the memory. */
export const MAX_CAR_LENGTH = 4_000_000;

/** Rows whose values have names. A column may be missing in some rows, but not in all. */
export function namedRows(rows: AsyncIterable<FeedRow>): FeedRows {
  const unseen = new Set<string>();
  let firstNames: string[] | null = null;
  return {
    header: null,
    width: null,
    rows: noticing(rows, (values) => {
      firstNames ??= Object.keys(values);
    }),
    cell: (column) => {
      unseen.add(column);
      return (values) => {
        const value = lookUp(values as NamedValues, column);
        if (value !== undefined && unseen.size > 0) unseen.delete(column);
        return value;
      };
    },
    finish: () => {
      if (firstNames === null || unseen.size === 0) return;
      const message = `no row of the file has "${[...unseen].join('", "')}"; its first one has ${firstNames.join(", ").slice(0, 500)}`;
      throw new AppError("feed-refused", message);
    },
  };
}

async function* noticing(
  rows: AsyncIterable<FeedRow>,
  notice: (values: FeedRow["values"]) => void,
): AsyncGenerator<FeedRow, void> {
  for await (const row of rows) {
    notice(row.values);
    yield row;
  }
}

/**
 * A key of this exact name, else a path: `price.msrp` also matches `{ "price": { "msrp": 1 } }`, and `image.url` is the
 * list of the addresses of all images.
 */
function lookUp(row: NamedValues, column: string): unknown {
  if (Object.hasOwn(row, column)) return row[column];
  return column.includes(".") ? follow(row, column.split(".")) : undefined;
}

function follow(from: unknown, keys: readonly string[]): unknown {
  let value = from;
  for (const [index, key] of keys.entries()) {
    if (Array.isArray(value)) {
      const rest = keys.slice(index);
      const found = value.map((one) => follow(one, rest)).filter((one) => one !== undefined);
      return found.length === 0 ? undefined : found.flat();
    }
    if (!isNamed(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

export function isNamed(value: unknown): value is NamedValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
