import { AppError } from "@forecourt/contracts/errors";
import type { Mapping } from "../mapping/schema.ts";
import { feedBytes } from "./bytes.ts";
import { delimitedRows } from "./delimited.ts";
import { jsonLinesRows } from "./json-lines.ts";
import { jsonListRows } from "./json-list.ts";
import type { FeedRows } from "./rows.ts";
import { decoded } from "./text.ts";
import { unpacked } from "./unpack.ts";
import { xmlRows } from "./xml.ts";

export interface OpenFeed extends FeedRows {
  /** SHA-256 of the file in hex, available after all rows were read. */
  digest(): string;
}

/** How a feed's file is written. */
export type Format = Pick<Mapping, "format" | "quote" | "delimiter" | "items">;

/**
 * Opens a plain, gzipped or zipped feed file as a stream of rows, with constant memory. Throws `feed-refused`,
 * now or while reading, if the file does not fit the mapping.
 */
export async function openFeed(file: string, format: Format): Promise<OpenFeed> {
  const bytes = feedBytes(file);
  const rows = await rowsOf(decoded(unpacked(file, bytes)), format);
  return { ...rows, digest: bytes.digest };
}

async function rowsOf(
  text: AsyncGenerator<string, void>,
  { format, delimiter, quote, items }: Format,
): Promise<FeedRows> {
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
