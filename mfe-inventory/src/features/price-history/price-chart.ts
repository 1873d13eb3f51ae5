import { daysBetween } from "../../parts/calendar-days.ts";

/** View box of the chart; it is stretched to the available width. */
export const chartSize = { width: 300, height: 60 };
const edge = 4;

/** A price, valid from `date` until the next one. */
export interface PricePoint {
  date: string;
  /** Cents; null = "Call for Price". */
  total: number | null;
}

export interface PriceChart {
  /** The line: level during a price, a step at a change, a gap without a price. */
  line: string;
  /** A dot at the start of each price, drawn as lines without length. */
  dots: string;
  high: number;
  low: number;
}

/** The chart from the first day to `today`; null with fewer than two different prices. */
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
    scaled(Math.min(1, daysBetween(first, date) / days), chartSize.width);
  const down = (total: number) => scaled((high - total) / (high - low), chartSize.height);
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

function scaled(share: number, length: number): number {
  return Math.round((edge + share * (length - 2 * edge)) * 10) / 10;
}
