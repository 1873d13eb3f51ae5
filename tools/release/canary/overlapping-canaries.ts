import type { Canary, CanaryChange, ReleaseRecord } from "@forecourt/contracts/release";
import {
  type CanaryContents,
  canaryReleases,
} from "@forecourt/service-kit/releases/canary-contents";
import type { NewRecord } from "../change-record.ts";
import type { StoredName } from "../store/release-store.ts";

/** The changes of canaries that a record lists. */
const maxChanges = 50;

/** The canaries that try a release of one of the names. */
export function canariesOf(
  { canaries = [] }: Pick<ReleaseRecord, "canaries">,
  names: readonly StoredName[],
): Canary[] {
  return canaries.filter((canary) => triesSome(canary, names));
}

function triesSome(contents: CanaryContents, names: readonly StoredName[]): boolean {
  return canaryReleases(contents).some(([name]) => names.some((one) => one === name));
}

/** @throws Error when one of the names has a canary, which is compared with the live release */
export function refuseCanaried(record: ReleaseRecord, names: readonly StoredName[]): void {
  const [canary] = canariesOf(record, names);
  if (!canary) return;
  const tried = canaryReleases(canary);
  const [start] = canary.steps;
  throw new Error(`${canary.by} has a canary of ${tried.map((pair) => pair.join(" ")).join(", ")} since ${start?.from}.
Nothing was changed. End it first, one way or the other:
  npm run release -- promote ${tried[0]?.[0]}
  npm run release -- abort ${tried[0]?.[0]}`);
}

/**
 * Throws when the canary of one of the names was started, changed, or ended after the record `since`: the person who
 * decided on the earlier state has not seen this.
 */
export function refuseOvertakenCanary(
  since: ReleaseRecord | null,
  record: ReleaseRecord,
  names: readonly StoredName[],
): void {
  const stateOf = (of: ReleaseRecord | null) =>
    JSON.stringify(
      canariesOf(of ?? {}, names).map((canary) => {
        return [canaryReleases(canary), canary.places, canary.steps];
      }),
    );
  if (stateOf(since) === stateOf(record)) return;
  const [last] = (record.canaryChanges ?? []).filter((change) => triesSome(change, names));
  const what = last
    ? `${last.by}: ${last.action} at ${last.at}, record ${last.record}`
    : "somebody";
  throw new Error(`The canary of ${names.join(", ")} was changed while you decided, by ${what}.
Nothing was changed. See what is tried now:
  npm run release -- status
Then give the command again if it is still what you want.`);
}

/** The list of changes, with the changes of some canaries in front. */
export function withChanges(
  { canaryChanges = [] }: Pick<ReleaseRecord, "canaryChanges">,
  canaries: readonly CanaryContents[],
  { id, at, made, ...change }: NewRecord & Pick<CanaryChange, "action" | "because">,
): CanaryChange[] {
  const added = canaries.map(({ releases, services }) => ({
    at,
    ...change,
    releases,
    ...(services && { services }),
    by: made.by,
    record: id,
  }));
  return [...added, ...canaryChanges].slice(0, maxChanges);
}
