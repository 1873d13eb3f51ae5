/** Visitors are spread over this many cohorts at random; a cohort is a number from 0 on, and identifies no visitor. */
export const cohortCount = 1000;

/** Settings that assign the cohorts of an experiment. */
export interface CohortSplit {
  /** The name of the experiment: each has an order of its own, so that two experiments do not see the same halves. */
  name: string;
  /** The first and the last cohort that may take part. */
  cohorts: readonly [number, number];
  /** Percentage of the cohorts that take part. */
  allocationPercent: number;
  /** Variants with their shares in percent, which sum up to 100. */
  shares: readonly (readonly [variant: string, percent: number])[];
}

/**
 * The variant of each cohort; null = the cohort does not take part. A larger allocation adds cohorts and moves none,
 * and at any allocation each variant has its share, rounded to whole cohorts.
 */
export function variantsOfCohorts(split: CohortSplit): readonly (string | null)[] {
  const { name, cohorts, allocationPercent, shares } = split;
  const [first, last] = cohorts;
  const order = shuffledCohorts(name).filter((cohort) => cohort >= first && cohort <= last);
  const taking = order.slice(0, Math.round((order.length * allocationPercent) / 100));
  const variants: (string | null)[] = Array.from({ length: cohortCount }, () => null);
  const counts = shares.map(() => 0);
  for (const [index, cohort] of taking.entries()) {
    const next = furthestBehind(shares, counts, index + 1);
    counts[next] = (counts[next] ?? 0) + 1;
    variants[cohort] = shares[next]?.[0] ?? null;
  }
  return variants;
}

/** Number of cohorts of each variant. */
export function cohortsByVariant(variants: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const variant of variants) {
    if (variant !== null) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  }
  return counts;
}

/** The variant that lacks most of its share of `total`. */
function furthestBehind(
  shares: CohortSplit["shares"],
  counts: readonly number[],
  total: number,
): number {
  const lacking = shares.map(
    ([, percent], index) => (percent * total) / 100 - (counts[index] ?? 0),
  );
  return lacking.indexOf(Math.max(...lacking));
}

/** All cohorts in an order that looks random and is always the same for a name (Fisher and Yates). */
function shuffledCohorts(name: string): number[] {
  const order = Array.from({ length: cohortCount }, (_value, index) => index);
  const random = randomOf(hashOf(name));
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const moved = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

// Looked up once: Jest's sandbox takes a microsecond for each global.
const { imul } = Math;

/** Mulberry32: numbers from 0 to below 1, always the same for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
