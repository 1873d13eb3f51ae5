const CENTS = 100;
const HALF = 50;

/**
 * Rounds to the nearest whole dollar, halves up, as pages display amounts. Bounds apply to the displayed
 * amount: a payment of 350.40 matches "up to $350".
 */
export function displayedDollars(cents: number): number {
  return Math.round(cents / CENTS);
}

/** The smallest amount in cents that is displayed as this many dollars. */
export function minCentsDisplayedAs(dollars: number): number {
  return dollars * CENTS - HALF;
}

/** The largest amount in cents that is displayed as this many dollars. */
export function maxCentsDisplayedAs(dollars: number): number {
  return dollars * CENTS + HALF - 1;
}
