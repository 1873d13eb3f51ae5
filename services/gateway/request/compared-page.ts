import type { CanaryComparison } from "@forecourt/service-kit/releases/canary-comparisons";

/** A page that counts in some comparisons of canaries with their baselines. */
export interface ComparedPage {
  comparisons: readonly CanaryComparison[];
  /** Id of the live record, with which pages of a baseline are made. */
  live: string | null;
  cohort: number | null;
  path: string;
}

export type CountPage = (page: ComparedPage, hasFailed: boolean) => void;

/**
 * The page with only those comparisons for whose arm it was made: with the canary's record, or with the live one.
 * @param record null = it was made with none
 */
export function madeBy(page: ComparedPage, record: string | null): ComparedPage {
  const comparisons = page.comparisons.filter(({ canary, arm }) => {
    return record !== null && record === (arm === "canary" ? canary.record : page.live);
  });
  return { ...page, comparisons };
}
