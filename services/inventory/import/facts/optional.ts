import { centsFromDollars } from "@forecourt/domain/money";
import type { FeedRow } from "../feed/rows.ts";
import type { CellSource, MoneySource, TextSource } from "../mapping/sources.ts";
import type { WordTable } from "../reference/words.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { isWithin, limits } from "./limits.ts";
import { decimalIn, wholeNumberIn } from "./number.ts";
import { textReader } from "./text-fact.ts";
import { wordReader } from "./word.ts";

/** Reads an optional fact; null = not stated or unreadable. */
export type OptionalReader<T> = (values: FeedRow["values"], findings: Findings) => T | null;

const nothing = () => null;

export function optionalText(
  source: TextSource | undefined,
  context: ReadContext,
): OptionalReader<string> {
  if (!source) return nothing;
  const read = textReader(source, context);
  return (values) => read(values) || null;
}

/** Reads the address of a document: http or https, and `//host/…` becomes https. */
export function optionalAddress(
  fact: string,
  source: TextSource | undefined,
  context: ReadContext,
): OptionalReader<string> {
  const read = optionalText(source, context);
  return (values, findings) => {
    const written = read(values, findings);
    return written && (webAddress(written) ?? findings.leaveOut(fact, written));
  };
}

/** Null for anything else, such as `javascript:`. */
export function webAddress(text: string): string | null {
  const url = URL.parse(text.startsWith("//") ? `https:${text}` : text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Reads a small positive number, such as doors or MPG; 0 means "not stated". */
export function optionalCount(
  fact: string,
  source: CellSource | undefined,
  context: ReadContext,
): OptionalReader<number> {
  if (!source) return nothing;
  const read = textCell(source, context);
  return (values, findings) => {
    const written = read(values);
    if (written === "") return null;
    const number = wholeNumberIn(written);
    if (number === null || number < 0 || number > 999) return findings.leaveOut(fact, written);
    return number === 0 ? null : number;
  };
}

/** Reads a small number of which 0 is a statement, such as accidents; "none" and "no" are 0, too. */
export function optionalCountOrZero(
  fact: string,
  source: CellSource | undefined,
  context: ReadContext,
): OptionalReader<number> {
  if (!source) return nothing;
  const read = textCell(source, context);
  return (values, findings) => {
    const written = read(values);
    if (written === "") return null;
    const number = /^(?:none|no)$/i.test(written) ? 0 : wholeNumberIn(written);
    return number === null || number < 0 || number > 99 ? findings.leaveOut(fact, written) : number;
  };
}

/** Reads a price in cents that a vehicle may lack; 0 means "not stated". */
export function optionalPrice(
  fact: string,
  source: MoneySource | undefined,
  context: ReadContext,
): OptionalReader<number> {
  if (!source) return nothing;
  const read = textCell(source, context);
  return (values, findings) => {
    const written = read(values);
    const decimal = written === "" ? "0" : decimalIn(written);
    if (decimal !== null && Number(decimal) === 0) return null;
    const cents =
      decimal === null
        ? null
        : source.unit === "cents"
          ? Math.round(Number(decimal))
          : centsFromDollars(decimal);
    const isPossible = cents !== null && isWithin(cents, limits.priceCents);
    return isPossible ? cents : findings.leaveOut(fact, written);
  };
}

export function optionalWord<T extends string>(
  fact: string,
  source: (CellSource & { words?: Record<string, T | null> | undefined }) | undefined,
  table: WordTable<T>,
  context: ReadContext,
): OptionalReader<T> {
  if (!source) return nothing;
  const read = wordReader(source, table, context);
  return (values, findings) => {
    const { written, meaning } = read(values);
    return meaning === undefined ? findings.leaveOut(fact, written) : meaning;
  };
}
