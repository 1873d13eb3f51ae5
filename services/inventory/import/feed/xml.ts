import { AppError } from "@forecourt/contracts/errors";
import { SaxesParser } from "saxes";
import { MAX_CAR_LENGTH, namedRows } from "./named-rows.ts";
import type { FeedRow, FeedRows } from "./rows.ts";
import { xmlCars } from "./xml-cars.ts";
import { xmlFault } from "./xml-faults.ts";

/**
 * Reads an XML file with an element for each car. `items` is the path to it from the root: `inventory.vehicle`,
 * `rss.channel.item`. Nothing outside of the file is read, and entities that it declares itself are refused.
 */
export function xmlRows(text: AsyncIterable<string>, items: string): FeedRows {
  return namedRows(elements(text, items));
}

async function* elements(
  text: AsyncIterable<string>,
  items: string,
): AsyncGenerator<FeedRow, void> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let found: FeedRow[] = [];
  let read = 0;
  let marked = 0;
  const cars = xmlCars(items.split("."), (row) => {
    marked = read;
    found.push(row);
  });
  parser.on("opentag", ({ name, attributes }) => cars.open(name, attributes, parser.line));
  parser.on("closetag", () => cars.close());
  parser.on("text", cars.text);
  parser.on("cdata", cars.text);
  const guarded = (work: () => void, isEnd: boolean) => {
    try {
      work();
    } catch (error) {
      throw refusalOf(error, parser.line, isEnd);
    }
  };
  for await (const chunk of text) {
    guarded(() => parser.write(chunk), false);
    read += chunk.length;
    for (const row of found) yield row;
    found = [];
    if (read - marked > MAX_CAR_LENGTH) {
      const message = `the file has ${MAX_CAR_LENGTH} characters in which no car ends`;
      throw new AppError("feed-refused", message);
    }
  }
  guarded(() => parser.close(), true);
}

function refusalOf(error: unknown, line: number, isEnd: boolean): AppError {
  const [, what = String(error)] = /^(?:[^:]*:)?\d+:\d+: (.*)$/s.exec(Object(error).message) ?? [];
  const message = isEnd
    ? `the XML is cut off at line ${line}: ${xmlFault(what)}`
    : `the XML has a fault near line ${line}: ${xmlFault(what)}`;
  return new AppError("feed-refused", message, { cause: error });
}
