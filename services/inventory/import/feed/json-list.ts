import { AppError } from "@forecourt/contracts/errors";
import { Tokenizer, TokenParser, TokenType } from "@streamparser/json";
import { isNamed, MAX_CAR_LENGTH, namedRows } from "./named-rows.ts";
import type { FeedRow, FeedRows } from "./rows.ts";

/**
 * Reads a JSON file with one list of objects. `items` is the path to the list, such as `vehicles` or `data.vehicles`;
 * missing = the file is the list itself.
 */
export function jsonListRows(text: AsyncIterable<string>, items: string | undefined): FeedRows {
  return namedRows(objects(text, items));
}

async function* objects(
  text: AsyncIterable<string>,
  items: string | undefined,
): AsyncGenerator<FeedRow, void> {
  const parser = listParser(items);
  for await (const chunk of text) {
    for (const row of parser.write(chunk)) yield row;
  }
  parser.end();
}

interface ListParser {
  write(chunk: string): FeedRow[];
  end(): void;
}

function listParser(items: string | undefined): ListParser {
  const lines = lineFinder();
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({
    paths: [`$.${items === undefined ? "" : `${items}.`}*`],
    keepStack: false,
  });
  const starts: number[] = [];
  let begun = 1;
  let found: FeedRow[] = [];
  tokenizer.onToken = (info) => {
    if (info.token === TokenType.LEFT_BRACE) starts.push(lines.at(info.offset));
    if (info.token === TokenType.RIGHT_BRACE) begun = starts.pop() ?? begun;
    parser.write(info);
  };
  parser.onValue = ({ value, parent }) => {
    if (!Array.isArray(parent)) return;
    lines.mark();
    if (!isNamed(value)) throw refused(`the list has a value that is no object near line ${begun}`);
    found.push({ line: begun, values: value });
  };
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof AppError) throw error;
      const why = parser.isEnded ? "has extra text after the end of the list" : "is not JSON";
      throw refused(`the file ${why} near line ${lines.last()}`, error);
    }
  };
  return {
    write: (chunk) => {
      found = [];
      lines.next(chunk);
      guarded(() => tokenizer.write(lines.bytes()));
      if (lines.sinceMark() > MAX_CAR_LENGTH) {
        throw refused(`the file has ${MAX_CAR_LENGTH} bytes in which no car ends`);
      }
      return found;
    },
    end: () => {
      if (!parser.isEnded) throw refused(`the file is cut off at line ${lines.last()}`);
    },
  };
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError("feed-refused", message, { cause });
}

/** Finds the line of a place in a text that arrives in parts. Offsets are in bytes, from the beginning. */
function lineFinder() {
  let bytes = Buffer.alloc(0);
  let before = 0;
  let scanned = 0;
  let line = 1;
  let marked = 0;
  const scanTo = (end: number) => {
    for (
      let at = bytes.indexOf(10, scanned);
      at >= 0 && at < end;
      at = bytes.indexOf(10, scanned)
    ) {
      line++;
      scanned = at + 1;
    }
    scanned = Math.max(scanned, end);
  };
  return {
    next(chunk: string) {
      scanTo(bytes.length);
      before += bytes.length;
      scanned = 0;
      bytes = Buffer.from(chunk);
    },
    bytes: () => bytes,
    /** The line of an offset; must not go back. */
    at(offset: number): number {
      scanTo(offset - before);
      return line;
    },
    /** The line at the end of the text that has arrived. */
    last(): number {
      scanTo(bytes.length);
      return line;
    },
    mark() {
      marked = before;
    },
    /** The bytes that have arrived since the part with the mark. */
    sinceMark: () => before - marked,
  };
}
