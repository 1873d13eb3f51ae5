import { roundCents } from "@forecourt/domain/money";

/** The middle of some prices in cents, and the bounds of their middle half. */
export interface Spread {
  low: number;
  median: number;
  high: number;
}

/**
 * Between two prices the bound lies as far along as its rank does (type 7 of Hyndman and Fan 1996,
 * what spreadsheets call QUARTILE.INC), rounded to the cent. At least one price is needed.
 */
export function spreadOf(prices: readonly number[]): Spread {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (share: number) => quantile(sorted, share);
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) throw new RangeError("no price is given");
  return roundCents(below + (above - below) * (rank - Math.floor(rank)));
}
