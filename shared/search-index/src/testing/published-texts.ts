import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { setFile } from "@forecourt/testing/published-sets";
import { parse } from "csv-parse";

async function* column(set: string, name: string): AsyncGenerator<string> {
  const rows = createReadStream(setFile(set))
    .pipe(createGunzip())
    .pipe(parse({ columns: true, relax_quotes: true }));
  for await (const row of rows) yield String(Object(row)[name] ?? "");
}

/** The color names of a published set, one per vehicle, of its first `maxNames` vehicles. */
export async function publishedColors(
  set: string,
  name: string,
  maxNames = Infinity,
): Promise<string[]> {
  const unknown = new Set(["", "–", "Unknown"]);
  const names: string[] = [];
  for await (const value of column(set, name)) {
    if (!unknown.has(value)) names.push(value);
    if (names.length >= maxNames) break;
  }
  return names;
}

/** The feature texts of a published set, most frequent first. */
export async function publishedFeatureTexts(
  set: string,
): Promise<{ text: string; cars: number }[]> {
  const counts = new Map<string, number>();
  for await (const value of column(set, "Features")) {
    for (const text of value.split(";").map((part) => part.trim())) {
      if (text !== "") counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([text, cars]) => ({ text, cars }))
    .toSorted((left, right) => right.cars - left.cars);
}
