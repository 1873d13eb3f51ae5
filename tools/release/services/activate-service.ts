import type { RecordedService, ReleaseRecord, ServiceChange } from "@forecourt/contracts/release";
import { type ServiceReleaseName, serviceOfRelease } from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import { canariesOf, refuseCanaried, withChanges } from "../canary/overlapping-canaries.ts";
import {
  changeRecord,
  type NewRecord,
  type RecordChange,
  type RecordOptions,
} from "../change-record.ts";
import { folderStore } from "../store/folder-store.ts";
import { fittingService } from "./fitting-service.ts";
import { serviceBefore } from "./service-before.ts";

/** Ids of services' releases by name. */
export type ServiceReleases = Partial<Record<ServiceReleaseName, string>>;

const maxChanges = 100;

/**
 * Makes all of `releases` live in one record; running sites take them over one after the other.
 * @throws Error, and changes nothing, when a release is not in the store, does not answer the requests of a live
 * remote, lacks a migration that the live release has, or has a canary
 */
export function activateServices(
  releasesDir: string,
  releases: ServiceReleases,
  options: RecordOptions = {},
): Promise<ReleaseRecord> {
  const { store = folderStore(releasesDir) } = options;
  return changeRecord(releasesDir, options, async (before, next) => {
    refuseCanaried(before, Object.keys(releases) as ServiceReleaseName[]);
    const chosen: Chosen = {};
    for (const [name, release] of Object.entries(releases)) {
      const one = await fittingService(store, before, { name, release, remotes: [before.live] });
      chosen[one.service] = one.recorded;
    }
    return serviceChange(before, next, { chosen, action: "activate" });
  });
}

/**
 * Activates the code that ran before: the release before, or the checkout that started the site. A rollback must never
 * fail because of a check, so none is made; canaries of these services end. @throws Error when nothing ran before
 */
export function rollbackServices(
  releasesDir: string,
  names: readonly ServiceReleaseName[],
  options: RecordOptions = {},
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, options, (before, next) => {
    const chosen: Chosen = Object.fromEntries(
      names.map((name) => [serviceOfRelease(name), recordedBefore(before, name)]),
    );
    const change = serviceChange(before, next, { chosen, action: "rollback" });
    const ended = canariesOf(before, names);
    if (!change || ended.length === 0) return change;
    const canaries = before.canaries?.filter((one) => !ended.includes(one)) ?? [];
    const canaryChanges = withChanges(before, ended, { ...next, action: "abort" });
    return { ...change, canaries, canaryChanges };
  });
}

/** @throws Error when nothing ran before */
function recordedBefore(record: ReleaseRecord, name: ServiceReleaseName): RecordedService | null {
  const before = serviceBefore(record, serviceOfRelease(name));
  if (before === undefined) throw new Error(`${name} has no earlier release to go back to`);
  return before;
}

/** Release that runs of each service; null = the code of the checkout. */
type Chosen = Partial<Record<ServiceName, RecordedService | null>>;

/** The change of the record; null = all chosen releases are live. */
export function serviceChange(
  { services = {}, serviceChanges = [] }: ReleaseRecord,
  next: NewRecord,
  { chosen, action }: { chosen: Chosen; action: ServiceChange["action"] },
): RecordChange | null {
  const changed = (Object.entries(chosen) as [ServiceName, RecordedService | null][]).filter(
    ([name, to]) => services[name]?.release !== to?.release,
  );
  if (changed.length === 0) return null;
  const live = { ...services };
  const changes = changed.map(([name, to]): ServiceChange => {
    const from = services[name] ?? null;
    if (to) live[name] = to;
    else delete live[name];
    return { at: next.at, name, from, to, action, record: next.id, by: next.made.by };
  });
  return { services: live, serviceChanges: [...changes, ...serviceChanges].slice(0, maxChanges) };
}
