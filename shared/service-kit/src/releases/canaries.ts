import type { Canary } from "@forecourt/contracts/release";
import { variantsOfCohorts } from "@forecourt/domain/experiments/cohorts";

/** Dealer and store of a visitor. */
export interface Place {
  dealerId: string;
  /** The store that the visitor chose; null = none. */
  storeId: string | null;
}

/** A canary at one place and moment. */
export interface RunningCanary {
  canary: Canary;
  /** The percentage of visitors who get it. */
  percent: number;
}

/** What a canary tries. */
export type Tried = Pick<Canary, "releases" | "services">;

/** The releases that a canary tries, by their names, services as `service-trade`. */
export function triedReleases({ releases, services = {} }: Tried): [string, string][] {
  const ofServices = Object.entries(services).map(([service, { release }]): [string, string] => [
    `service-${service}`,
    release,
  ]);
  return [...Object.entries(releases), ...ofServices];
}

/** Identifies a canary from its start to its end, in metrics and messages: `mfe-trade.0123456789abcdef`. */
export function canaryKey(canary: Tried): string {
  return triedReleases(canary)
    .map((pair) => pair.join("."))
    .sort()
    .join("+");
}

/** The canaries that visitors of a place can get at a moment. @param now epoch ms */
export function canariesAt(
  canaries: readonly Canary[],
  place: Place,
  now: number,
): RunningCanary[] {
  return canaries
    .filter((canary) => isFor(canary, place))
    .map((canary) => ({ canary, percent: percentAt(canary, now) }))
    .filter(({ percent }) => percent > 0);
}

/** True when some visitors get it and others at the same place do not. */
export function isForPart({ percent }: RunningCanary): boolean {
  return percent < 100;
}

/** The percentage of a canary's visitors who get it at a moment. @param now epoch ms */
export function percentAt({ steps }: Pick<Canary, "steps">, now: number): number {
  return steps.findLast(({ from }) => Date.parse(from) <= now)?.percent ?? 0;
}

/**
 * The canary that a visitor gets: the oldest that has their cohort, so nobody gets two. Without a cohort, a visitor
 * gets only what everybody at the place gets.
 */
export function canaryOf(running: readonly RunningCanary[], cohort: number | null): Canary | null {
  const found = running.find((one) => {
    if (!isForPart(one)) return true;
    return cohort !== null && hasCohort(canaryKey(one.canary), one.percent, cohort);
  });
  return found?.canary ?? null;
}

/** A canary, or what it is compared with. */
export type Side = "canary" | "baseline";

/** A comparison that the pages of a visitor count for, and on which side. */
export interface CanarySide {
  canary: Canary;
  side: Side;
}

/**
 * The comparisons that a visitor's pages count for. Chance decides between both sides, so the baseline of a canary for
 * a part of the visitors is the others who have a cohort, and get no other canary; that of one for all visitors of a
 * place is the visitors of all other places.
 */
export function sidesOf(
  canaries: readonly Canary[],
  { cohort, ...place }: Place & { cohort: number | null },
  now: number,
): CanarySide[] {
  const chosen = canaryOf(canariesAt(canaries, place, now), cohort);
  if (chosen) return [{ canary: chosen, side: "canary" }];
  const compared = canaries.filter((canary) => {
    const percent = percentAt(canary, now);
    if (percent === 0) return false;
    return percent < 100 ? isFor(canary, place) && cohort !== null : !isFor(canary, place);
  });
  return compared.map((canary) => ({ canary, side: "baseline" }));
}

/**
 * True when a canary has a release of the area, of its service, or of the shell, which is on every page.
 * @param area null = none
 */
export function concerns({ releases, services = {} }: Tried, area: string | null): boolean {
  if (releases.shell !== undefined) return true;
  return Object.keys(releases).includes(`mfe-${area}`) || Object.keys(services).includes(`${area}`);
}

function isFor({ places }: Canary, { dealerId, storeId }: Place): boolean {
  return (
    places.length === 0 ||
    places.some((one) => one === dealerId || one === `${dealerId}/${storeId}`)
  );
}

/** The cohorts of the canaries of late, because their order takes some time to compute. */
const known = new Map<string, readonly (string | null)[]>();
const maxKnown = 50;

/** A larger percentage adds cohorts and moves none. Each canary has an order of its own. */
function hasCohort(key: string, percent: number, cohort: number): boolean {
  const id = `${key} ${percent}`;
  let cohorts = known.get(id);
  if (!cohorts) {
    if (known.size >= maxKnown) known.clear();
    cohorts = variantsOfCohorts({
      name: key,
      cohorts: [0, 999],
      allocationPercent: percent,
      shares: [["canary", 100]],
    });
    known.set(id, cohorts);
  }
  return cohorts[cohort] === "canary";
}
