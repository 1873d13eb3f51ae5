import { daysBetween } from "../../parts/calendar-days.ts";

/** The drawing's own units; it is stretched to the width of its place. */
export const chartSize = { width: 300, height: 60 };
const edge = 4;

/** A price that held from `date` until the next one. */
export interface PricePoint {
  date: string;
  /** Cents; null = "Call for Price". */
  total: number | null;
}

export interface PriceChart {
  /** The line: level while a price holds, a step where it changes, a gap where there was none. */
  line: string;
  /** One dot where each price began, as lines of no length. */
  dots: string;
  high: number;
  low: number;
}

/** The course of a price from its first day to `today`; null while there are no two prices to compare. */
export function priceChart(points: readonly PricePoint[], today: string): PriceChart | null {
  const totals = points.flatMap(({ total }) => (total === null ? [] : [total]));
  const high = Math.max(...totals);
  const low = Math.min(...totals);
  const first = points[0]?.date;
  if (first === undefined || totals.length < 2 || high === low) return null;
  const last = points.at(-1)?.date ?? today;
  const end = last > today ? last : today;
  const days = Math.max(1, daysBetween(first, end));
  const across = (date: string) =>
    place(Math.min(1, daysBetween(first, date) / days), chartSize.width);
  const down = (total: number) => place((high - total) / (high - low), chartSize.height);
  let line = "";
  let dots = "";
  let isDrawn = false;
  for (const [index, { date, total }] of points.entries()) {
    const until = across(points[index + 1]?.date ?? end);
    if (total !== null) {
      line += isDrawn ? `V${down(total)}` : `M${across(date)} ${down(total)}`;
      line += `H${until}`;
      dots += `M${across(date)} ${down(total)}h0`;
    }
    isDrawn = total !== null;
  }
  return { line, dots, high, low };
}

function place(share: number, length: number): number {
  return Math.round((edge + share * (length - 2 * edge)) * 10) / 10;
}
