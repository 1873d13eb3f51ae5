import type { FeedRow } from "../feed/rows.ts";
import type { ListSource } from "../mapping/sources.ts";
import { cleanText, type ReadContext } from "./cell.ts";

/** The longest list that is read, in characters: some hundred photos. */
const longestList = 100_000;

/** Reads a list of distinct texts in the feed's order; empty = not stated. */
export function listReader(source: ListSource, context: ReadContext) {
  const readers = [source.column].flat().map(context.cell);
  const absent = new Set([
    ...context.absent,
    ...(source.absent ?? []).map((text) => text.toLowerCase()),
  ]);
  const cut = source.cut === undefined ? null : new RegExp(source.cut, "gu");
  return (values: FeedRow["values"]): string[] => {
    const texts = readers
      .flatMap((read) => itemsOf(read(values), source))
      .map((item) => (cut ? item.replace(cut, "").trim() : item))
      .filter((item) => item !== "" && !absent.has(item.toLowerCase()));
    return [...new Set(texts)];
  };
}

function itemsOf(value: unknown, { separator, key }: ListSource): string[] {
  if (Array.isArray(value))
    return value.map((item) => cleanText(key === undefined ? item : keyOf(item, key)));
  if (separator === undefined || typeof value !== "string") return [cleanText(value)];
  return value.slice(0, longestList).split(separator).map(cleanText);
}

function keyOf(item: unknown, key: string): unknown {
  return typeof item === "object" && item !== null
    ? (item as Record<string, unknown>)[key]
    : undefined;
}
