import type { CellReader, FeedRow } from "../feed/rows.ts";
import type { CellSource } from "../mapping/sources.ts";
import type { TitleReader } from "./title.ts";

/** The feed and mapping, for all readers. */
export interface ReadContext {
  cell(column: string): CellReader;
  /** Lowercase texts that mean "not stated". */
  absent: ReadonlySet<string>;
  title: TitleReader | null;
}

/** Reads a fact's text; empty = not stated. */
export interface TextCell {
  (values: FeedRow["values"]): string;
  /** Column name, for reports. */
  column: string | null;
}

/** Maximum length of a text, in characters. */
const LONGEST = 1000;

const ABSENT = ["-", "–", "—", "n/a", "nan", "null"];

/** Texts that mean "not stated": texts of the mapping and common texts. */
export function absentTexts(more: readonly string[]): ReadonlySet<string> {
  return new Set([...ABSENT, ...more.map((text) => text.toLowerCase())]);
}

/**
 * Creates a reader of the text that a mapping source names.
 * @param clean makes a text of a feed's value
 */
export function textCell(source: CellSource, context: ReadContext, clean = cleanText): TextCell {
  const raw = rawText(source, context, clean);
  const absent = new Set([
    ...context.absent,
    ...(source.absent ?? []).map((text) => text.toLowerCase()),
  ]);
  const pattern = source.pattern === undefined ? null : new RegExp(source.pattern, "u");
  const cut = source.cut === undefined ? null : new RegExp(source.cut, "gu");
  const read = (values: FeedRow["values"]): string => {
    let text = raw(values, absent);
    if (pattern && text !== "") text = pattern.exec(text)?.[1] ?? "";
    if (cut && text !== "") text = text.replace(cut, "").trim();
    return text;
  };
  const [column = null] = [source.column ?? null].flat();
  return Object.assign(read, { column });
}

type RawText = (values: FeedRow["values"], absent: ReadonlySet<string>) => string;

function rawText(
  source: CellSource,
  { cell, title }: ReadContext,
  clean: typeof cleanText,
): RawText {
  const { constant, title: part } = source;
  if (constant !== undefined) return () => constant;
  if (part !== undefined) return (values) => title?.(values)[part] ?? "";
  const readers = [source.column ?? []].flat().map(cell);
  return (values, absent) => {
    for (const reader of readers) {
      const text = clean(reader(values));
      if (text !== "" && !absent.has(text.toLowerCase())) return text;
    }
    return "";
  };
}

/**
 * A feed value as text without control characters, repeated spaces or lone surrogates, cut to 1000
 * characters.
 */
export function cleanText(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") return "";
  if (/^[!-~]{0,1000}$/.test(value)) return value;
  return value
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\s\p{Cc}\u{200B}\u{FEFF}]+/gu, " ")
    .trim();
}
