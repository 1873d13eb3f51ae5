import type { FeedRow } from "../feed/rows.ts";
import type { ListSource } from "../mapping/sources.ts";
import { cleanText, type ReadContext } from "./cell.ts";

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
  const text = cleanText(value);
  return separator === undefined ? [text] : text.split(separator).map((item) => item.trim());
}

function keyOf(item: unknown, key: string): unknown {
  return typeof item === "object" && item !== null
    ? (item as Record<string, unknown>)[key]
    : undefined;
}
