import type { Canary } from "@forecourt/contracts/release";
import type { Tenant } from "@forecourt/contracts/tenant";
import { canaryKey } from "./canary-contents.ts";
import { isCohortIn } from "./cohort-cache.ts";

/** A canary with its percentage at a moment. */
export interface RunningCanary {
  canary: Canary;
  /** The percentage of the visitors of its places who get it; above 0. */
  percent: number;
}

/**
 * The canaries that visitors of a dealer and store can get at a moment, oldest first as in the record.
 * @param now epoch ms
 */
export function runningCanaries(
  canaries: readonly Canary[],
  tenant: Tenant,
  now: number,
): RunningCanary[] {
  return canaries
    .filter((canary) => isAtPlace(canary, tenant))
    .map((canary) => ({ canary, percent: percentAt(canary, now) }))
    .filter(({ percent }) => percent > 0);
}

/**
 * The canary that a visitor gets: the oldest one that includes their cohort, so that nobody gets two.
 * @param cohort null = the visitor has none, and gets only a canary for all visitors
 */
export function selectCanary(
  running: readonly RunningCanary[],
  cohort: number | null,
): Canary | null {
  const selected = running.find((one) => {
    if (!isPartialRollout(one)) return true;
    return cohort !== null && isCohortIn(canaryKey(one.canary), one.percent, cohort);
  });
  return selected?.canary ?? null;
}

/** True when some visitors of the canary's places get it and others do not. */
export function isPartialRollout({ percent }: Pick<RunningCanary, "percent">): boolean {
  return percent < 100;
}

/**
 * The percentage of the visitors of its places who get a canary at a moment; 0 before its start.
 * @param now epoch ms
 */
export function percentAt({ steps }: Pick<Canary, "steps">, now: number): number {
  return steps.findLast(({ from }) => Date.parse(from) <= now)?.percent ?? 0;
}

/** True when the canary is for visitors of this dealer and store. */
export function isAtPlace({ places }: Pick<Canary, "places">, tenant: Tenant): boolean {
  const { dealerId, storeId } = tenant;
  return (
    places.length === 0 ||
    places.some((one) => one === dealerId || one === `${dealerId}/${storeId}`)
  );
}
