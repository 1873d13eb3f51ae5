import { AppError } from "@forecourt/contracts/errors";
import { cleanText } from "../facts/cell.ts";
import { feedBytes } from "../feed/bytes.ts";
import { openFeed } from "../feed/open.ts";
import { decoded } from "../feed/text.ts";
import { unpacked } from "../feed/unpack.ts";
import type { Mapping } from "../mapping/schema.ts";
import type { Sample } from "./guess-mapping.ts";

/** How a feed's file is written. */
export type Format = Pick<Mapping, "format" | "quote" | "delimiter">;

const maxRows = 200;
const delimiters = [",", "\t", ";", "|"] as const;

/** The first rows of a feed and how its file is written, found from the file. Throws `feed-refused`. */
export async function readSample(file: string): Promise<{ format: Format; sample: Sample }> {
  const format = await formatOf(file);
  const { rows, header } = await openFeed(file, format);
  const columns = new Set(header ?? []);
  const texts: Record<string, string>[] = [];
  for await (const { values } of rows) {
    const named = Array.isArray(values)
      ? (header ?? []).map((name, index): [string, unknown] => [name, values[index]])
      : pathsOf(values as Readonly<Record<string, unknown>>);
    for (const [name] of named) columns.add(name);
    texts.push(Object.fromEntries(named.map(([name, value]) => [name, textOf(value)])));
    if (texts.length === maxRows) break;
  }
  return { format, sample: { columns: [...columns], rows: texts } };
}

/** From the first line: JSON begins with a brace, other files with the names of the columns. */
async function formatOf(file: string): Promise<Format> {
  const line = await firstLine(file);
  if (line.startsWith("{")) return { format: "jsonl", quote: '"' };
  if (/^[[<]/.test(line)) {
    const what = line.startsWith("[") ? "a JSON array" : "XML";
    throw new AppError("feed-refused", `${file} is ${what}; expected CSV, TSV or JSON lines`);
  }
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, columns: line.split(delimiter).length }))
    .toSorted((a, b) => b.columns - a.columns);
  if (!best || best.columns < 3) {
    throw new AppError(
      "feed-refused",
      `${file}: expected a first line with the names of columns, found ${line.slice(0, 80)}`,
    );
  }
  if (best.delimiter === "\t") return { format: "tsv", quote: '"' };
  return {
    format: "csv",
    quote: '"',
    ...(best.delimiter !== "," && { delimiter: best.delimiter }),
  };
}

async function firstLine(file: string): Promise<string> {
  let text = "";
  for await (const part of decoded(unpacked(feedBytes(file).chunks))) {
    text = (text + part).trimStart();
    if (text.includes("\n") || text.length > 100_000) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? "";
}

/** Values by name, one level down by path: `price.msrp`. */
function pathsOf(row: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(cleanText).join("\n") : cleanText(value);
}
