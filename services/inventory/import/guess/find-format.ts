import { AppError } from "@forecourt/contracts/errors";
import { feedBytes } from "../feed/bytes.ts";
import type { Format } from "../feed/open.ts";
import { decoded } from "../feed/text.ts";
import { unpacked } from "../feed/unpack.ts";
import { elementOfCars, listOfCars } from "./find-cars.ts";

const delimiters = [",", "\t", ";", "|", "^", "~"] as const;

/** Length of the beginning of a file that is read to find its format, in characters. */
const sampleLength = 500_000;

/** How a feed's file is written, from its beginning. Throws `feed-refused` where that is not to be seen. */
export async function findFormat(file: string): Promise<Format> {
  const text = await beginningOf(file);
  if (text.startsWith("<")) return xmlFormat(file, text);
  if (/^[[{]/.test(text)) return jsonFormat(text);
  return delimitedFormat(file, text.split(/\r?\n/, 1)[0] ?? "");
}

function xmlFormat(file: string, text: string): Format {
  const items = elementOfCars(text);
  if (items !== null) return { format: "xml", quote: '"', items };
  const what = /^<(?:!doctype html|html)/i.test(text) ? "a web page" : "XML without a VIN";
  throw new AppError("feed-refused", `${file} is ${what}`);
}

/** A line of JSON lines is a whole object; several lines are one object only where people are to read it. */
function jsonFormat(text: string): Format {
  const [first = "", second = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const isLine = text.startsWith("{") && isJson(first);
  if (isLine && second.startsWith("{")) return { format: "jsonl", quote: '"' };
  const items = listOfCars(text);
  if (isLine && items === null) return { format: "jsonl", quote: '"' };
  return { format: "json", quote: '"', ...(items !== null && items !== undefined && { items }) };
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** From the names of the columns. */
function delimitedFormat(file: string, line: string): Format {
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

async function beginningOf(file: string): Promise<string> {
  let text = "";
  for await (const part of decoded(unpacked(file, feedBytes(file)))) {
    text = (text + part).trimStart();
    if (text.length > sampleLength) break;
  }
  return text.slice(0, sampleLength);
}
