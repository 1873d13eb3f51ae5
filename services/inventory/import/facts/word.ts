import { AppError } from "@forecourt/contracts/errors";
import type { FeedRow } from "../feed/rows.ts";
import type { CellSource } from "../mapping/sources.ts";
import { meaningOf, type WordTable } from "../reference/words.ts";
import { type ReadContext, textCell } from "./cell.ts";
import { lowerCaseKeys } from "./text-fact.ts";

type WordSource<T> = CellSource & { words?: Record<string, T | null> | undefined };

/** The meaning of a text: a value, "not stated" (null) or unknown (undefined). */
export interface WordReading<T> {
  written: string;
  meaning: T | null | undefined;
}

/** Reads a fact with fixed values: the mapping's own words first, then the built-in table. */
export function wordReader<T extends string>(
  source: WordSource<T>,
  table: WordTable<T>,
  context: ReadContext,
) {
  const text = textCell(source, context);
  const own = lowerCaseKeys(source.words ?? {});
  // Cached, because a column of 100,000 rows has a few dozen distinct words.
  const known = new Map<string, T | null | undefined>();
  const read = (values: FeedRow["values"]): WordReading<T> => {
    const written = text(values);
    if (written === "") return { written, meaning: null };
    if (known.has(written)) return { written, meaning: known.get(written) };
    const word = written.toLowerCase();
    const meaning = own.has(word) ? own.get(word) : meaningOf(table, word);
    if (known.size < 1000) known.set(written, meaning);
    return { written, meaning };
  };
  const constant = source.constant === undefined ? undefined : read([]);
  if (constant && constant.meaning === undefined) {
    throw new AppError(
      "mapping-invalid",
      `mapping.vehicle: no meaning is known for the constant "${constant.written}"`,
    );
  }
  return Object.assign(read, { column: text.column });
}
