import type { CellReader, FeedRow } from "../feed/rows.ts";
import { makeAt, modelAt } from "../reference/names.ts";
import { cleanText } from "./cell.ts";

/** The parts of a title such as "2022 Land Rover Range Rover Sport HSE"; empty if missing. */
export interface Title {
  year: string;
  make: string;
  model: string;
  trim: string;
}

export type TitleReader = (values: FeedRow["values"]) => Title;

/** Reads a title from several columns and splits it once per row. */
export function titleReader(
  columns: readonly string[],
  cell: (column: string) => CellReader,
): TitleReader {
  const readers = columns.map(cell);
  let last: { values: FeedRow["values"]; title: Title } | null = null;
  return (values) => {
    if (last?.values !== values) {
      last = {
        values,
        title: splitTitle(readers.map((read) => cleanText(read(values))).join(" ")),
      };
    }
    return last.title;
  };
}

/**
 * Splits into a leading year, the longest known make, the longest of its models, and the trim. Unknown
 * makes and models are one word.
 */
export function splitTitle(title: string): Title {
  const words = title.split(" ").filter((word) => word !== "");
  const year = /^\d{4}$/.test(words[0] ?? "") ? (words.shift() ?? "") : "";
  const make = makeAt(words) ?? { name: words[0] ?? "", words: 1 };
  const rest = words.slice(make.words);
  const model = modelAt(make.name, rest) ?? { name: rest[0] ?? "", words: 1 };
  return { year, make: make.name, model: model.name, trim: rest.slice(model.words).join(" ") };
}
