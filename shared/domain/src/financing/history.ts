/** Lenders ask for the addresses and jobs of the last two years. */
export const requiredHistoryMonths = 24;

/** A duration as it is typed. */
export interface Duration {
  years: number;
  months: number;
}

/** Months that a list of addresses or jobs covers. */
export function coveredMonths(entries: readonly Duration[]): number {
  return entries.reduce((sum, { years, months }) => sum + years * 12 + months, 0);
}

/**
 * Whether a form has to ask for one more address or job. An entry without a duration is to be completed
 * first: it may cover the missing months.
 */
export function needsEarlierEntry(entries: readonly Duration[]): boolean {
  const isKnown = entries.every((entry) => coveredMonths([entry]) > 0);
  return isKnown && coveredMonths(entries) < requiredHistoryMonths;
}
