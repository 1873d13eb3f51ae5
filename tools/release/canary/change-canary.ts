import type {
  Canary,
  CanaryChange,
  ReleasableName,
  ReleaseRecord,
} from "@forecourt/contracts/release";
import {
  type CanaryContents,
  canaryKey,
  canaryReleases,
} from "@forecourt/service-kit/releases/canary-contents";
import { goLive, type Releases } from "../activate.ts";
import { changeRecord, type RecordChange, type RecordOptions } from "../change-record.ts";
import { type ServiceReleases, serviceChange } from "../services/activate-service.ts";
import { fittingService } from "../services/fitting-service.ts";
import { folderStore } from "../store/folder-store.ts";
import type { StoredName } from "../store/release-store.ts";
import {
  canariesOf,
  refuseCanaried,
  refuseOvertakenCanary,
  withChanges,
} from "./overlapping-canaries.ts";
import { type Step, stepsFrom } from "./steps.ts";

export interface CanaryOptions extends RecordOptions {
  /** The record in force when the change was decided; missing = the change is made whatever happened meanwhile. */
  since?: ReleaseRecord | null;
}

export interface CanaryChoice {
  releases: Releases;
  /** Releases of services; missing = none. */
  services?: ServiceReleases;
  /** Empty = everywhere; missing = where it is already, or everywhere. */
  places?: string[];
  steps: readonly Step[];
}

/**
 * Starts a canary, or changes the visitors of the canary that has exactly these releases.
 * @throws Error when a release is live already, has no baseline to be compared with, or does not fit, or when one of
 * the names has another canary; and for a service in all cases in which it could not go live
 */
export function setCanary(
  releasesDir: string,
  { releases, services: chosenServices = {}, places, steps }: CanaryChoice,
  { since, ...options }: CanaryOptions = {},
): Promise<ReleaseRecord> {
  const names = [...Object.keys(releases), ...Object.keys(chosenServices)] as StoredName[];
  const { store = folderStore(releasesDir) } = options;
  return changeRecord(releasesDir, options, async (before, next) => {
    if (since !== undefined) refuseOvertakenCanary(since, before, names);
    const after = { ...before.live, ...releases };
    const services: NonNullable<Canary["services"]> = {};
    for (const [name, release] of Object.entries(chosenServices)) {
      const one = await fittingService(store, before, {
        name,
        release,
        remotes: [before.live, after],
      });
      services[one.service] = one.recorded;
    }
    const tried = { releases, ...(Object.keys(services).length > 0 && { services }) };
    const running = (before.canaries ?? []).find((one) => canaryKey(one) === canaryKey(tried));
    if (!running) {
      refuseCanaried(before, names);
      refuseWithoutBaseline(before, tried);
    }
    for (const [name, release] of Object.entries(releases)) {
      await store.markUsed(name as ReleasableName, release);
    }
    const canary: Canary = {
      record: running?.record ?? "",
      ...tried,
      places: places ?? running?.places ?? [],
      steps: stepsFrom(steps, Date.parse(next.at)),
      by: next.made.by,
    };
    const others = (before.canaries ?? []).filter((one) => one !== running);
    const action = running ? "change" : "start";
    return {
      // A visitor gets the oldest that has their cohort, so a change keeps its place.
      canaries: running
        ? (before.canaries ?? []).map((one) => (one === running ? canary : one))
        : [...others, canary],
      canaryChanges: withChanges(before, [canary], { ...next, action }),
    };
  });
}

/** Makes the releases of the canaries of some names live for everybody. @throws Error when there are none */
export function promote(
  releasesDir: string,
  names: readonly StoredName[],
  { since, ...options }: CanaryOptions = {},
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, options, async (before, next) => {
    if (since !== undefined) refuseOvertakenCanary(since, before, names);
    const ended = runningOf(before, names);
    const releases: Releases = Object.assign({}, ...ended.map((one) => one.releases));
    const services = Object.assign({}, ...ended.map((one) => one.services ?? {}));
    const change = { action: "activate", canaries: "promote", choose: () => releases } as const;
    const pages = await goLive(releasesDir, { before, next }, { ...options, ...change });
    const ofServices = serviceChange(before, next, { chosen: services, action: "activate" });
    return { ...pages, ...ofServices, ...endOf(before, ended, { ...next, action: "promote" }) };
  });
}

/**
 * Ends the canaries of some names: all visitors get the live releases with their next document, and an open page of a
 * canary loads a document when its visitor navigates. @throws Error when there are none
 */
export function abort(
  releasesDir: string,
  names: readonly StoredName[],
  { since, because, ...options }: CanaryOptions & Pick<CanaryChange, "because"> = {},
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, options, (before, next) => {
    if (since !== undefined) refuseOvertakenCanary(since, before, names);
    const ended = runningOf(before, names);
    const how =
      because === undefined
        ? ({ action: "abort" } as const)
        : ({ action: "roll-back", because } as const);
    return {
      ...endOf(before, ended, { ...next, ...how }),
      ...(because !== undefined && { because }),
    };
  });
}

function endOf(
  before: ReleaseRecord,
  ended: readonly Canary[],
  change: Parameters<typeof withChanges>[2],
): RecordChange {
  return {
    canaries: (before.canaries ?? []).filter((canary) => !ended.includes(canary)),
    canaryChanges: withChanges(before, ended, change),
  };
}

function runningOf(record: ReleaseRecord, names: readonly StoredName[]): Canary[] {
  const found = canariesOf(record, names);
  const without = names.filter((name) => canariesOf(record, [name]).length === 0);
  if (without.length === 0) return found;
  throw new Error(`${without.join(", ")} has no canary. Nothing was changed.
  npm run release -- status`);
}

function refuseWithoutBaseline(
  { live, services = {} }: ReleaseRecord,
  tried: CanaryContents,
): void {
  const running = Object.entries(services).map(([name, { release }]) => [
    `service-${name}`,
    release,
  ]);
  const present: Record<string, string> = { ...live, ...Object.fromEntries(running) };
  for (const [name, release] of canaryReleases(tried)) {
    if (present[name] === release)
      throw new Error(`${name} ${release} is live for everybody already.`);
  }
  for (const name of Object.keys(tried.releases) as ReleasableName[]) {
    // A remote of a new area is compared by the shell that comes with it and leads to it.
    const isNew = live[name] === undefined && tried.releases.shell !== undefined;
    if ((live[name] === undefined && !isNew) || live.shell === undefined) {
      throw new Error(`${name} is not live yet, so there is nothing to compare with; activate it.`);
    }
  }
}
