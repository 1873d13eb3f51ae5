import { AppError } from "@forecourt/contracts/errors";
import { isNamed, MAX_CAR_LENGTH, namedRows } from "./named-rows.ts";
import type { FeedRow, FeedRows } from "./rows.ts";

/** Reads JSON lines: one object per line. */
export function jsonLinesRows(text: AsyncIterable<string>): FeedRows {
  return namedRows(objects(text));
}

async function* objects(text: AsyncIterable<string>): AsyncGenerator<FeedRow, void> {
  let number = 0;
  for await (const line of lines(text)) {
    number++;
    if (line.trim() !== "") yield { line: number, values: parsed(line, number) };
  }
  if (number === 0) throw new AppError("feed-refused", "the file holds no line");
}

function parsed(line: string, number: number): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new AppError("feed-refused", `line ${number} is not JSON: ${line.slice(0, 80)}`, {
      cause: error,
    });
  }
  if (!isNamed(value))
    throw new AppError("feed-refused", `line ${number} is JSON, but not an object`);
  return value;
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = "";
  for await (const chunk of text) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
    if (rest.length > MAX_CAR_LENGTH) {
      throw new AppError("feed-refused", `a line is longer than ${MAX_CAR_LENGTH} characters`);
    }
  }
  if (rest !== "") yield rest;
}
