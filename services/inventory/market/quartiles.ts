import { roundCents } from "@forecourt/domain/money";

/** Median of prices in cents, and the lower and upper quartile. */
export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/**
 * Quartiles of at least one price, by linear interpolation (type 7 of Hyndman and Fan 1996, which
 * spreadsheets call QUARTILE.INC), rounded to the cent.
 */
export function quartiles(prices: readonly number[]): Quartiles {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (share: number) => quantile(sorted, share);
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) throw new RangeError("no prices");
  return roundCents(below + (above - below) * (rank - Math.floor(rank)));
}
