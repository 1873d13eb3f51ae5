import { Readable } from "node:stream";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";
import { type InfoRecord, type Options, parse } from "csv-parse";
import { missingColumn, otherDelimiter } from "./missing-column.ts";
import type { FeedRow, FeedRows } from "./rows.ts";

/**
 * Maximum row length in characters: an unbalanced quote would otherwise buffer the rest of the file.
 */
const MAX_ROW_LENGTH = 1_000_000;

export interface Delimited {
  delimiter: string;
  /** Null = no quote character. */
  quote: string | null;
}

/** Reads CSV or TSV with a header row. */
export async function delimitedRows(
  text: AsyncIterable<string>,
  format: Delimited,
): Promise<FeedRows> {
  const records = numbered(text, format);
  const first = await records.next();
  if (first.done)
    throw new AppError("feed-refused", "the file has no header row with column names");
  const header = first.value.values.map((name) => name.trim());
  return {
    header,
    width: header.length,
    rows: records,
    cell: (column) => {
      const index = indexOf(header, column, format.delimiter);
      return (values) => (values as readonly unknown[])[index];
    },
    finish: () => undefined,
  };
}

function indexOf(header: readonly string[], column: string, delimiter: string): number {
  const index = header.indexOf(column);
  if (index < 0) {
    throw new AppError("feed-refused", missingColumn(header, column, delimiter));
  }
  const second = header.indexOf(column, index + 1);
  if (second > 0) {
    const message = `the file has two columns "${column}", the columns ${index + 1} and ${second + 1}: each name may be there once`;
    throw new AppError("feed-refused", message);
  }
  return index;
}

type NumberedRecord = FeedRow & { values: string[] };

async function* numbered(
  text: AsyncIterable<string>,
  format: Delimited,
): AsyncGenerator<NumberedRecord, void> {
  const lines = lineCounter();
  const parser = parse({ ...optionsFor(format), on_record: lines.count });
  const source = Readable.from(text);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      yield { line: lines.ofNextRow(), values };
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === null || !/^CSV_|_QUOTE$/.test(code)) throw error;
    const other = otherDelimiter(lines.header(), format.delimiter);
    const message = other
      ? `the rows cannot be read: ${other}`
      : `the row that begins at line ${lines.next()} ${faultOf(code)}`;
    throw new AppError("feed-refused", message, { cause: error });
  } finally {
    source.destroy();
  }
}

/**
 * Tracks the line on which each row starts. The parser reports the line of a row's end, and runs some
 * rows ahead of the reader.
 */
function lineCounter() {
  const begun: number[] = [];
  let next = 1;
  let blank = 0;
  let header: string[] = [];
  return {
    count: (values: string[], parsed: InfoRecord): string[] => {
      if (next === 1) header = values;
      begun.push(next + parsed.empty_lines - blank);
      blank = parsed.empty_lines;
      next = parsed.lines + 1;
      return values;
    },
    ofNextRow: () => begun.shift() ?? next,
    next: () => next,
    /** The first row that was parsed, also where it was not read because a later one has a fault. */
    header: () => header,
  };
}

function optionsFor({ delimiter, quote }: Delimited): Options {
  return {
    delimiter,
    quote: quote ?? false,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    record_delimiter: ["\r\n", "\n", "\r"],
  };
}

function faultOf(code: string): string {
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return "has a quote that is never closed: the file is cut off, or one quotation mark is missing";
  if (code === "CSV_MAX_RECORD_SIZE")
    return `is longer than ${MAX_ROW_LENGTH} characters: is a quote not closed?`;
  return 'has a quote where none may be: a value with quotation marks in it is put into quotation marks, and those in it are doubled (5.5"" bed)';
}
