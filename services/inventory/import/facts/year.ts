import type { FeedRow } from "../feed/rows.ts";
import type { CellSource } from "../mapping/sources.ts";
import { type ReadContext, textCell } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { isWithin, latestModelYear, limits } from "./limits.ts";
import { wholeNumberIn } from "./number.ts";

/** Reads the model year. Refuses rows where it is missing, unreadable or impossible. */
export function yearReader(source: CellSource, context: ReadContext) {
  const text = textCell(source, context);
  return (values: FeedRow["values"], findings: Findings, date: string): number | null => {
    const written = text(values);
    if (written === "") return findings.refuse("year-missing", text.column, written);
    const year = wholeNumberIn(written);
    if (year === null) return findings.refuse("year-unreadable", text.column, written);
    if (!isWithin(year, { min: limits.year.min, max: latestModelYear(date) })) {
      return findings.refuse("year-impossible", text.column, written);
    }
    return year;
  };
}
