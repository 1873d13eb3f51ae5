import { checkVin } from "@forecourt/domain/vin";
import { isDate } from "../facts/date.ts";
import { conditionWords, meaningOf } from "../reference/words.ts";
import { columnNames, type Fact, plainName, titleNames } from "./column-names.ts";

/** The first rows of a feed, as texts by column. */
export interface Sample {
  columns: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
}

/** A proposed mapping, as it is written to a file, and the points that a person has to look at. */
export interface Guess {
  vehicle: Partial<Record<Fact, object>>;
  /** The column whose title states year, make, model, and trim, if no column has these facts alone. */
  title?: { columns: string[] };
  /** Facts that a mapping must have and for which no column was found. */
  missing: Fact[];
  /** Columns that are used for nothing. */
  unused: string[];
}

const required: readonly Fact[] = ["vin", "condition", "year", "make", "model", "price"];

/** Proposes a source for each fact, from the names of the columns, and from their values. */
export function guessMapping(sample: Sample): Guess {
  const taken = new Map<string, Fact>();
  const vehicle: Guess["vehicle"] = {};
  for (const fact of Object.keys(columnNames) as Fact[]) {
    const column = columnOf(fact, sample, taken);
    if (column === undefined) continue;
    taken.set(column, fact);
    vehicle[fact] = { column, ...detailsOf(fact, valuesOf(sample, column)) };
  }
  const title = vehicle.make || vehicle.model ? undefined : titleColumn(sample);
  if (title !== undefined) {
    taken.set(title, "make");
    for (const part of ["year", "make", "model", "trim"] as const)
      vehicle[part] ??= { title: part };
  }
  return {
    vehicle,
    ...(title !== undefined && { title: { columns: [title] } }),
    missing: required.filter((fact) => !(fact in vehicle)),
    unused: sample.columns.filter((column) => !taken.has(column)),
  };
}

/** The first of the known names whose values could be the fact; a VIN is also known by its values alone. */
function columnOf(
  fact: Fact,
  sample: Sample,
  taken: ReadonlyMap<string, Fact>,
): string | undefined {
  const free = sample.columns.filter((column) => !taken.has(column));
  const named = (columnNames[fact] ?? []).flatMap((name) =>
    free.filter((column) => namesOf(column).includes(name)),
  );
  const fits = fitOf[fact] ?? (() => true);
  const fitting = named.find((column) => {
    const values = valuesOf(sample, column);
    return values.length === 0 || values.filter(fits).length * 2 > values.length;
  });
  if (fitting !== undefined || fact !== "vin") return fitting;
  return free.find((column) => {
    const values = valuesOf(sample, column);
    return values.length > 0 && values.every(isVin);
  });
}

/** Names that a column may have: `g:image_link` is an image link, `image.url` a URL, and the URL of an image. */
function namesOf(column: string): string[] {
  const parts = column.split(/[.:]/);
  return [1, 2].map((count) => plainName(parts.slice(-count).join("")));
}

/** A column whose values begin with a year, as titles do. */
function titleColumn(sample: Sample): string | undefined {
  return sample.columns.find((column) => {
    const values = valuesOf(sample, column);
    const isTitle = (value: string) => /^(?:19|20)\d\d \S+ \S/.test(value);
    return (
      titleNames.includes(plainName(column)) && values.filter(isTitle).length * 2 > values.length
    );
  });
}

const isVin = (value: string) => checkVin(value).ok;
const isAmount = (value: string) => /^\D{0,4}\d[\d,]*(?:\.\d+)?(?: ?[a-z]+)?$/i.test(value);

/** Whether a value looks like most values of the fact's column. */
const fitOf: Partial<Record<Fact, (value: string) => boolean>> = {
  vin: isVin,
  condition: (value) =>
    meaningOf(conditionWords, value.toLowerCase()) !== undefined || value.length === 1,
  year: (value) => /^(?:19|20)\d\d$/.test(value),
  price: isAmount,
  msrp: isAmount,
  mileage: isAmount,
  images: (value) => /^(?:\W*)(?:https?:)?\/\//i.test(value),
  firstSeen: (value) => dateFormatOf([value]) !== null,
  // A title is shorter, and begins with a year.
  description: (value) => value.length > 60 || /[.!?]$/.test(value),
};

function detailsOf(fact: Fact, values: readonly string[]): object {
  if (fact === "condition") return conditionDetails(values);
  if (fact === "images") return urlSeparator(values);
  if (fact === "features") return wordSeparator(values);
  if (fact === "mileage") return /km|kilomet/i.test(values[0] ?? "") ? { unit: "kilometers" } : {};
  if (fact === "firstSeen") {
    const read = dateFormatOf(values);
    return read === null || read === "iso" ? {} : { read };
  }
  return {};
}

/** "U" and "N" alone do not state a condition. */
function conditionDetails(values: readonly string[]): object {
  const letters = { U: "used", N: "new", C: "certified" } as const;
  const found = Object.entries(letters).filter(([letter]) =>
    values.some((value) => value.toUpperCase() === letter),
  );
  return found.length === 0
    ? {}
    : {
        words: Object.fromEntries(
          found.map(([letter, meaning]) => [letter.toLowerCase(), meaning]),
        ),
      };
}

/** Separator before the second URL. */
function urlSeparator(values: readonly string[]): { separator?: string } {
  for (const value of values) {
    const separator = /([|;, ])\s*(?:https?:)?\/\//.exec(value.slice("https://".length))?.[1];
    if (separator !== undefined) return { separator };
  }
  return {};
}

/** Separator that occurs twice or more in a list. */
function wordSeparator(values: readonly string[]): { separator?: string } {
  const separator = ["|", ";", ","].find((one) =>
    values.some((value) => value.split(one).length > 2),
  );
  return separator === undefined ? {} : { separator };
}

function dateFormatOf(values: readonly string[]): "iso" | "us" | "days-ago" | null {
  const all = (fits: (value: string) => boolean) => values.length > 0 && values.every(fits);
  if (all((value) => isDate(value.slice(0, 10)))) return "iso";
  if (all((value) => /^\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})$/.test(value))) return "us";
  return all((value) => /^\d{1,4}$/.test(value)) ? "days-ago" : null;
}

/** The stated values of a column. */
function valuesOf({ rows }: Sample, column: string): string[] {
  return rows.map((row) => (row[column] ?? "").trim()).filter((value) => value !== "");
}
