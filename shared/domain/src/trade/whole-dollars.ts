import { type Cents, formatCents, formatDollars, roundCents } from "../money.ts";

const dollar = 100;

/** The nearest whole dollar in cents, halves away from zero: 979767 → 979800. */
export function wholeDollars(cents: Cents): Cents {
  return roundCents(cents / dollar) * dollar;
}

/**
 * Amounts in whole dollars that add up to the rounded total. Each is the difference of two rounded running totals, so
 * that it is at most a dollar from the exact amount, and a flat amount of whole dollars stays as it is.
 */
export function wholeDollarParts(amounts: readonly Cents[]): Cents[] {
  let exact = 0;
  return amounts.map((cents) => {
    const before = wholeDollars(exact);
    exact += cents;
    return wholeDollars(exact) - before;
  });
}

/** "$15,422"; cents only where there are some: "$15,422.37". */
export function formatAmount(cents: Cents): string {
  return cents % dollar === 0 ? formatDollars(cents) : formatCents(cents);
}
