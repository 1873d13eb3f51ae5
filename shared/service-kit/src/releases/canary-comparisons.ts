import type { Canary } from "@forecourt/contracts/release";
import type { Tenant } from "@forecourt/contracts/tenant";
import {
  isAtPlace,
  isPartialRollout,
  percentAt,
  runningCanaries,
  selectCanary,
} from "./select-canary.ts";

/** The two groups of visitors that are compared: those who get the canary, and those who get what is live. */
export type CanaryArm = "canary" | "baseline";

/** The comparison of a canary with its baseline, and the arm in which a visitor's pages count. */
export interface CanaryComparison {
  canary: Canary;
  arm: CanaryArm;
}

/**
 * The comparisons that a visitor's pages count for. A visitor who gets a canary counts for that one alone; another
 * visitor can be in the baseline of several.
 *
 * - Canary A is for 10 % of the visitors of `heartland`. Its baseline are the visitors of `heartland` in the other 90 %
 *   of cohorts: chance alone decides between the arms. Who has no cohort, or is at another dealer, does not count.
 * - Canary B is for 100 % of the visitors of `heartland`. Nobody is left there, so its baseline are the visitors of all
 *   other dealers, with or without a cohort.
 * @param now epoch ms
 */
export function comparisonsOf(
  canaries: readonly Canary[],
  { cohort, ...tenant }: Tenant & { cohort: number | null },
  now: number,
): CanaryComparison[] {
  const selected = selectCanary(runningCanaries(canaries, tenant, now), cohort);
  if (selected) return [{ canary: selected, arm: "canary" }];
  return canaries
    .filter((canary) => {
      const percent = percentAt(canary, now);
      if (percent === 0) return false;
      if (!isPartialRollout({ percent })) return !isAtPlace(canary, tenant);
      return cohort !== null && isAtPlace(canary, tenant);
    })
    .map((canary) => ({ canary, arm: "baseline" }));
}
