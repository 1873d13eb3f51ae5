import type { FeedRow } from "../feed/rows.ts";
import type { DateSource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { wholeNumberIn } from "./number.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a date, at most the import's, `YYYY-MM-DD`; null = not stated. */
export function dateReader(source: DateSource, context: ReadContext) {
  const text = textCell(source, context);
  return (values: FeedRow["values"], findings: Findings, date: string): string | null => {
    const written = text(values);
    if (written === "") return null;
    const read = dateIn(written, source.read, date);
    if (read === null) return findings.leaveOut("firstSeen", written);
    return read < date ? read : date;
  };
}

/** Reads the date on which a vehicle is expected, `YYYY-MM-DD`; a date before the import's is left out. */
export function expectedDateReader(source: DateSource, context: ReadContext) {
  const text = textCell(source, context);
  return (values: FeedRow["values"], findings: Findings, date: string): string | null => {
    const written = text(values);
    if (written === "") return null;
    const read = dateIn(written, source.read, date);
    return read === null || read < date ? findings.leaveOut("expectedOn", written) : read;
  };
}

function dateIn(written: string, format: DateSource["read"], date: string): string | null {
  if (format === "days-ago") {
    const days = wholeNumberIn(written);
    return days === null || days < 0 || days > 36_500 ? null : daysBefore(date, days);
  }
  if (format === "iso") return isDate(written.slice(0, 10)) ? written.slice(0, 10) : null;
  const [, month = "", day = "", year = ""] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(written) ?? [];
  const iso = `${year.length === 2 ? "20" : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(iso) ? iso : null;
}

/** Whether a text is a valid date, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
