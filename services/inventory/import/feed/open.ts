import type { Mapping } from "../mapping/schema.ts";
import { feedBytes } from "./bytes.ts";
import { delimitedRows } from "./delimited.ts";
import { jsonLinesRows } from "./json-lines.ts";
import type { FeedRows } from "./rows.ts";
import { decoded } from "./text.ts";
import { unpacked } from "./unpack.ts";

export interface OpenFeed extends FeedRows {
  /** sha256 of the file in hex; known when all rows were read. */
  digest(): string;
}

/**
 * Opens a feed file, plain or gzipped, as a stream of rows: however large the file, only a few
 * hundred kilobytes of it are held. Throws `feed-refused`, now or while rows are read, when it is not
 * what the mapping says.
 */
export async function openFeed(
  file: string,
  mapping: Pick<Mapping, "format" | "quote">,
): Promise<OpenFeed> {
  const bytes = feedBytes(file);
  const text = decoded(unpacked(bytes.chunks));
  const rows =
    mapping.format === "jsonl"
      ? jsonLinesRows(text)
      : await delimitedRows(text, {
          delimiter: mapping.format === "tsv" ? "\t" : ",",
          quote: mapping.quote,
        });
  return { ...rows, digest: bytes.digest };
}
