import type { CellReader, FeedRow } from "../feed/rows.ts";
import { makeAt, modelAt } from "../reference/names.ts";
import { cleanText } from "./cell.ts";

/** The parts of a title such as "2022 Land Rover Range Rover Sport HSE"; empty where there is none. */
export interface Title {
  year: string;
  make: string;
  model: string;
  trim: string;
}

export type TitleReader = (values: FeedRow["values"]) => Title;

/** Reads the title that some columns make together; splits it once for all facts of a row. */
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
 * A leading year, then the longest make we know, then the longest of its models; what is left is
 * the trim. A make or model that we do not know is one word.
 */
export function splitTitle(title: string): Title {
  const words = title.split(" ").filter((word) => word !== "");
  const year = /^\d{4}$/.test(words[0] ?? "") ? (words.shift() ?? "") : "";
  const make = makeAt(words) ?? { name: words[0] ?? "", words: 1 };
  const rest = words.slice(make.words);
  const model = modelAt(make.name, rest) ?? { name: rest[0] ?? "", words: 1 };
  return { year, make: make.name, model: model.name, trim: rest.slice(model.words).join(" ") };
}
