/**
 * Shares from which on a change is odd, unless twice the store's usual share is more; and the number of cars below
 * which a share is not judged.
 */
export const limits = {
  gone: { share: 0.3, cars: 10 },
  repriced: { share: 0.5, cars: 10 },
  refused: { share: 0.2, cars: 5 },
  factsGone: { share: 0.2, cars: 5 },
  leaps: { share: 0.05, cars: 3 },
  unknownMakes: { share: 0.05, cars: 3 },
  blockedPhotos: { share: 0.2, cars: 3 },
  /** The median may change by this factor. */
  medianFactor: 1.6,
  /** Medians of a first feed, in cents and miles. */
  firstPrice: { min: 200_000, max: 25_000_000 },
  firstMileage: { min: 500, max: 250_000 },
} as const;

/**
 * Whether a number of cars is above the limit's share, and above twice the usual share; never true for fewer cars than
 * the limit's.
 */
export function isMore(
  count: number,
  of: number,
  { share, cars: least }: { share: number; cars: number },
  usual = 0,
): boolean {
  return count >= least && count > of * Math.max(share, usual * 2);
}
