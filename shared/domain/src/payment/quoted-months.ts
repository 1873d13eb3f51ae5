import type { RateProgram } from "./rate.ts";

/** The loan terms that a quote compares, in months. */
const comparedMonths = [36, 48, 60, 72, 84] as const;

/**
 * The terms that a dealer quotes: those of 36 to 84 months that both the calculator and the program's rates
 * reach, and the visitor's own; null = they chose none. Ascending.
 */
export function quotedMonths(
  { baseRates }: Pick<RateProgram, "baseRates">,
  { max, chosen }: { max: number; chosen: number | null },
): number[] {
  const longest = Math.max(
    ...baseRates.flatMap(({ byTerm }) => byTerm.map((one) => one.upToMonths)),
  );
  const offered = comparedMonths.filter((months) => months <= Math.min(max, longest));
  return [...new Set([...offered, ...(chosen === null ? [] : [chosen])])].sort(
    (one, other) => one - other,
  );
}
