import type { Canary, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import type { CanaryContents } from "@forecourt/service-kit/releases/canary-contents";
import { newRecordId, readRecordById, storeRecord } from "@forecourt/service-kit/releases/record";
import { checkFit } from "../check-fit.ts";
import { recordedReleases } from "../recorded-releases.ts";
import { refuseMisfits } from "../services/fitting-service.ts";

/**
 * The record, with a stored record for each of its canaries: the live releases, but with the canary's releases. A
 * canary's record is made anew when other releases went live. @throws Error when a canary's releases do not fit
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
  const services = { ...record.services, ...canary.services };
  const known = await readRecordById(releasesDir, canary.record);
  if (known && isSame(known.live, live) && isSame(releasesOf(known.services), releasesOf(services)))
    return canary;
  await refuseUnfit(releasesDir, record, canary);
  const { canaries: _all, canaryChanges: _changes, ...common } = record;
  const own: ReleaseRecord = {
    ...common,
    id: newRecordId(),
    tries: canary.releases,
    ...(canary.services && { triesServices: releasesOf(canary.services) }),
    live,
    ...(Object.keys(services).length > 0 && { services }),
    releases: await recordedReleases(releasesDir, live, record),
  };
  await storeRecord(releasesDir, own);
  return { ...canary, record: own.id };
}

/**
 * @throws Error when a canary does not fit a record: its releases do not fit the shell, or its services do not answer
 * the requests for which the live remotes and its own remotes were built
 */
export async function refuseUnfit(
  releasesDir: string,
  record: Pick<ReleaseRecord, "live" | "services">,
  { releases, services = {} }: CanaryContents,
): Promise<void> {
  const live = { ...record.live, ...releases };
  await checkFit(releasesDir, live, Object.keys(releases) as ReleasableName[]);
  for (const [service, { release, contract }] of Object.entries(services)) {
    const name = ServiceReleaseName.parse(`service-${service}`);
    await refuseMisfits(releasesDir, [record.live, live], { name, release, contract });
  }
}

type Services = NonNullable<ReleaseRecord["services"]>;

/** Releases of services by name; services that run from a checkout are left out. */
function releasesOf(services: Services = {}): Partial<Record<ServiceName, string>> {
  const all = Object.entries(services) as [ServiceName, Services[ServiceName]][];
  const released = all.flatMap(([name, known]) =>
    known?.release === undefined ? [] : [[name, known.release] as const],
  );
  return Object.fromEntries(released);
}

function isSame(one: object, other: object): boolean {
  const textOf = (live: object) =>
    Object.entries(live)
      .map((pair) => pair.join("."))
      .sort()
      .join();
  return textOf(one) === textOf(other);
}
