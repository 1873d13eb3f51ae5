import type { Canary, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecordById, storeRecord } from "@forecourt/service-kit/releases/record";
import { checkFit } from "../check-fit.ts";
import { recordedReleases } from "../recorded-releases.ts";

/**
 * The record, with the record of each of its canaries in the store: what is live, but with the canary's releases. It
 * is made anew when other releases went live. @throws Error when a canary's releases do not fit
 */
export async function withCanaryRecords(
  releasesDir: string,
  record: ReleaseRecord,
): Promise<ReleaseRecord> {
  const { canaries = [] } = record;
  if (canaries.length === 0) return record;
  return {
    ...record,
    canaries: await Promise.all(canaries.map((canary) => withRecord(releasesDir, record, canary))),
  };
}

async function withRecord(
  releasesDir: string,
  record: ReleaseRecord,
  canary: Canary,
): Promise<Canary> {
  const live = { ...record.live, ...canary.releases };
  const known = await readRecordById(releasesDir, canary.record);
  if (known && isSame(known.live, live)) return canary;
  await checkFit(releasesDir, live, Object.keys(canary.releases) as ReleasableName[]);
  const { canaries: _all, canaryChanges: _changes, ...common } = record;
  const own: ReleaseRecord = {
    ...common,
    id: newRecordId(),
    tries: canary.releases,
    live,
    releases: await recordedReleases(releasesDir, live, record),
  };
  await storeRecord(releasesDir, own);
  return { ...canary, record: own.id };
}

function isSame(one: ReleaseRecord["live"], other: ReleaseRecord["live"]): boolean {
  const textOf = (live: ReleaseRecord["live"]) =>
    Object.entries(live)
      .map((pair) => pair.join("."))
      .sort()
      .join();
  return textOf(one) === textOf(other);
}
