const CENTS = 100;
const HALF = 50;

/**
 * Prices and payments are shown as the nearest whole dollar, halves up, and a bound means what is
 * shown: a car at "$350/mo" is among those under $350, also when it is 350.40.
 */
export function displayedDollars(cents: number): number {
  return Math.round(cents / CENTS);
}

/** The smallest amount in cents that is shown as so many dollars. */
export function minCentsDisplayedAs(dollars: number): number {
  return dollars * CENTS - HALF;
}

/** The largest amount in cents that is shown as so many dollars. */
export function maxCentsDisplayedAs(dollars: number): number {
  return dollars * CENTS + HALF - 1;
}
