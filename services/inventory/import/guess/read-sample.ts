import { cleanText } from "../facts/cell.ts";
import { isNamed } from "../feed/named-rows.ts";
import { type Format, openFeed } from "../feed/open.ts";
import { findFormat } from "./find-format.ts";
import type { Sample } from "./guess-mapping.ts";

const maxRows = 200;

/** The first rows of a feed and how its file is written, found from the file. Throws `feed-refused`. */
export async function readSample(file: string): Promise<{ format: Format; sample: Sample }> {
  const format = await findFormat(file);
  const { rows, header } = await openFeed(file, format);
  const columns = new Set(header ?? []);
  const texts: Record<string, string>[] = [];
  for await (const { values } of rows) {
    const named = Array.isArray(values)
      ? (header ?? []).map((name, index): [string, string] => [name, cleanText(values[index])])
      : [...textsOf(values as Readonly<Record<string, unknown>>)];
    for (const [name] of named) columns.add(name);
    texts.push(Object.fromEntries(named));
    if (texts.length === maxRows) break;
  }
  return { format, sample: { columns: [...columns], rows: texts } };
}

/** Texts by name, and by path where they are in objects: `price.msrp`. Texts of a list are lines. */
function textsOf(row: Readonly<Record<string, unknown>>): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (path: string, value: unknown) => {
    if (isNamed(value)) {
      for (const [name, inner] of Object.entries(value)) {
        add(path === "" ? name : `${path}.${name}`, inner);
      }
    } else if (Array.isArray(value)) {
      for (const one of value) add(path, one);
    } else {
      const before = texts.get(path);
      texts.set(path, before === undefined ? cleanText(value) : `${before}\n${cleanText(value)}`);
    }
  };
  add("", row);
  return texts;
}
