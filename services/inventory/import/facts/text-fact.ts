import type { FeedRow } from "../feed/rows.ts";
import type { TextSource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";

/** Reads a text; empty = not stated. */
export function textReader(source: TextSource, context: ReadContext) {
  const text = textCell(source, context);
  const mapping = lowerCaseKeys(source.words ?? {});
  const read = (values: FeedRow["values"]): string => {
    const written = text(values);
    const mapped = mapping.get(written.toLowerCase());
    if (mapped !== undefined) return mapped ?? "";
    return source.capitals === undefined ? written : capitalized(written);
  };
  return Object.assign(read, { column: text.column });
}

/** "off-white" → "Off-White", for feeds in lowercase. */
function capitalized(text: string): string {
  return text.replace(
    /(^|[\s(/-])(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function lowerCaseKeys<T>(table: Readonly<Record<string, T>>): Map<string, T> {
  return new Map(Object.entries(table).map(([word, meaning]) => [word.toLowerCase(), meaning]));
}
