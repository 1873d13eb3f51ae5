import { AppError } from "@forecourt/contracts/errors";
import type { Mapping } from "../mapping/schema.ts";
import { feedBytes } from "./bytes.ts";
import { refuseOtherContent } from "./content-kind.ts";
import { delimitedRows } from "./delimited.ts";
import { jsonLinesRows } from "./json-lines.ts";
import { jsonListRows } from "./json-list.ts";
import type { FeedRows } from "./rows.ts";
import { decoded } from "./text.ts";
import { unpacked } from "./unpack.ts";
import { xmlRows } from "./xml.ts";

export interface OpenFeed extends FeedRows {
  /** The beginning of its text, for messages. */
  beginning: string;
  /** SHA-256 of the file in hex, available after all rows were read. */
  digest(): string;
}

type Text = AsyncGenerator<string, void>;

/** In characters, without the blanks before them: a web page has its title within them. */
const enough = 1000;
const longestBeginning = 10_000;

/** How a feed's file is written. */
export type Format = Pick<Mapping, "format" | "quote" | "delimiter" | "items">;

/**
 * Opens a plain, gzipped or zipped feed file as a stream of rows, with constant memory. Throws `feed-refused`,
 * now or while reading, if the file does not fit the mapping.
 */
export async function openFeed(file: string, format: Format): Promise<OpenFeed> {
  const bytes = feedBytes(file);
  const { beginning, all } = await begun(decoded(unpacked(file, bytes)));
  refuseOtherContent(beginning, format.format);
  const rows = await rowsOf(all, format);
  return { ...rows, beginning, digest: bytes.digest };
}

/** Reads the beginning of a text, as far as is needed to see what it is. */
async function begun(text: Text): Promise<{ beginning: string; all: Text }> {
  let read = "";
  while (read.length < longestBeginning && read.trimStart().length < enough) {
    const next = await text.next();
    if (next.done) break;
    read += next.value;
  }
  return { beginning: read.slice(0, longestBeginning), all: prepended(read, text) };
}

async function* prepended(read: string, rest: Text): Text {
  if (read !== "") yield read;
  yield* rest;
}

async function rowsOf(text: Text, { format, delimiter, quote, items }: Format): Promise<FeedRows> {
  if (format === "jsonl") return jsonLinesRows(text);
  if (format === "json") return jsonListRows(text, items);
  if (format === "xml") {
    if (items === undefined) {
      throw new AppError("mapping-invalid", "mapping.items is missing: the element of each car");
    }
    return xmlRows(text, items);
  }
  return delimitedRows(text, {
    delimiter: delimiter ?? (format === "tsv" ? "\t" : ","),
    quote,
  });
}
