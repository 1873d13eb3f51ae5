import { cohortCount, variantsOfCohorts } from "@forecourt/domain/experiments/cohorts";

/** What `variantsOfCohorts` returned, by canary and percentage: it takes some time, and is asked for each page. */
const cache = new Map<string, readonly (string | null)[]>();
const maxEntries = 50;

/**
 * True when the cohort is among the `percent` % that get a canary. Each canary shuffles the cohorts in its own way; a
 * larger percentage adds cohorts and takes none away.
 * @param key of the canary, see `canaryKey`
 */
export function isCohortIn(key: string, percent: number, cohort: number): boolean {
  const id = `${key} ${percent}`;
  let variants = cache.get(id);
  if (!variants) {
    if (cache.size >= maxEntries) cache.clear();
    variants = variantsOfCohorts({
      name: key,
      cohorts: [0, cohortCount - 1],
      allocationPercent: percent,
      shares: [["canary", 100]],
    });
    cache.set(id, variants);
  }
  return variants[cohort] === "canary";
}
