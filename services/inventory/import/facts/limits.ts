/** Rows with values outside of these inclusive bounds are refused. */
export const limits = {
  priceCents: { min: 100_00, max: 5_000_000_00 },
  miles: { min: 0, max: 2_000_000 },
  year: { min: 1900, yearsAhead: 2 },
} as const;

export function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}

/** The latest valid model year: model years run ahead of the calendar. */
export function latestModelYear(date: string): number {
  return Number(date.slice(0, 4)) + limits.year.yearsAhead;
}
