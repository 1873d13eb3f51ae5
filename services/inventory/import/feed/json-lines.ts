import { AppError } from "@forecourt/contracts/errors";
import type { FeedRow, FeedRows } from "./rows.ts";

const MAX_LINE_LENGTH = 4_000_000;

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads JSON lines: one object per line. A column may be missing in some rows, but not in all. */
export function jsonLinesRows(text: AsyncIterable<string>): FeedRows {
  const unseen = new Set<string>();
  return {
    header: null,
    width: null,
    rows: objects(text),
    cell: (column) => {
      unseen.add(column);
      return (values) => {
        const value = lookUp(values as JsonObject, column);
        if (value !== undefined && unseen.size > 0) unseen.delete(column);
        return value;
      };
    },
    finish: () => {
      if (unseen.size === 0) return;
      throw new AppError("feed-refused", `no row of the file has "${[...unseen].join('", "')}"`);
    },
  };
}

/** A key of this exact name, else a path: `price.msrp` also matches `{ "price": { "msrp": 1 } }`. */
function lookUp(row: JsonObject, column: string): unknown {
  if (Object.hasOwn(row, column)) return row[column];
  if (!column.includes(".")) return undefined;
  let value: unknown = row;
  for (const key of column.split(".")) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

async function* objects(text: AsyncIterable<string>): AsyncGenerator<FeedRow, void> {
  let number = 0;
  for await (const line of lines(text)) {
    number++;
    if (line.trim() !== "") yield { line: number, values: parsed(line, number) };
  }
  if (number === 0) throw new AppError("feed-refused", "the file holds no line");
}

function parsed(line: string, number: number): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new AppError("feed-refused", `line ${number} is not JSON: ${line.slice(0, 80)}`, {
      cause: error,
    });
  }
  if (!isObject(value))
    throw new AppError("feed-refused", `line ${number} is JSON, but not an object`);
  return value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of text) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
    if (rest.length > MAX_LINE_LENGTH) {
      throw new AppError("feed-refused", `a line is longer than ${MAX_LINE_LENGTH} characters`);
    }
  }
  if (rest !== "") yield rest;
}
