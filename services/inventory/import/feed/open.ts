import type { Mapping } from "../mapping/schema.ts";
import { feedBytes } from "./bytes.ts";
import { delimitedRows } from "./delimited.ts";
import { jsonLinesRows } from "./json-lines.ts";
import type { FeedRows } from "./rows.ts";
import { decoded } from "./text.ts";
import { unpacked } from "./unpack.ts";

export interface OpenFeed extends FeedRows {
  /** SHA-256 of the file in hex, available after all rows were read. */
  digest(): string;
}

/**
 * Opens a plain or gzipped feed file as a stream of rows, with constant memory. Throws `feed-refused`,
 * now or while reading, if the file does not fit the mapping.
 */
export async function openFeed(
  file: string,
  mapping: Pick<Mapping, "format" | "quote" | "delimiter">,
): Promise<OpenFeed> {
  const bytes = feedBytes(file);
  const text = decoded(unpacked(bytes.chunks));
  const rows =
    mapping.format === "jsonl"
      ? jsonLinesRows(text)
      : await delimitedRows(text, {
          delimiter: mapping.delimiter ?? (mapping.format === "tsv" ? "\t" : ","),
          quote: mapping.quote,
        });
  return { ...rows, digest: bytes.digest };
}
