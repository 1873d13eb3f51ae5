import { readFile } from "node:fs/promises";
import path from "node:path";
import type {
  RecordedService,
  ReleasableName,
  ReleaseRecord,
  ServiceChange,
} from "@forecourt/contracts/release";
import {
  type ServiceManifest,
  type ServiceReleaseName,
  serviceOfRelease,
} from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import {
  integrityOf,
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { contractFile, readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import {
  changeRecord,
  type NewRecord,
  type RecordChange,
  type RecordOptions,
} from "../change-record.ts";
import { contractMisfits } from "../contracts/contract-misfits.ts";
import { type Contract, serviceOfPath } from "../contracts/described-endpoints.ts";
import { readContract, storeContract } from "../contracts/stored-contracts.ts";
import { folderStore } from "../store/folder-store.ts";
import type { ReleaseStore } from "../store/release-store.ts";
import { serviceBefore } from "./service-before.ts";

/** Ids of services' releases by name. */
export type ServiceReleases = Partial<Record<ServiceReleaseName, string>>;

const maxChanges = 100;

/**
 * Makes all of `releases` live in one record; running sites take them over one after the other.
 * @throws Error, and changes nothing, when one is not in the store, does not answer what a live remote asks, or lacks a
 * migration that the live release has
 */
export function activateServices(
  releasesDir: string,
  releases: ServiceReleases,
  options: RecordOptions = {},
): Promise<ReleaseRecord> {
  const { store = folderStore(releasesDir) } = options;
  return changeRecord(releasesDir, options, async (before, next) => {
    const chosen: Chosen = {};
    for (const [name, release] of Object.entries(releases) as [ServiceReleaseName, string][]) {
      const { manifest, recorded } = await readRelease(store, name, release);
      await refuseMisfits(releasesDir, before, manifest);
      await refuseLostMigrations(releasesDir, before, manifest);
      chosen[serviceOfRelease(name)] = recorded;
    }
    return serviceChange(before, next, { chosen, action: "activate" });
  });
}

/**
 * Brings back what ran before: the release before, or the checkout that started the site. It must never fail because of
 * a check, so none is made.
 * @throws Error when nothing ran before
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
    return serviceChange(before, next, { chosen, action: "rollback" });
  });
}

async function readRelease(store: ReleaseStore, name: ServiceReleaseName, release: string) {
  const { releasesDir } = store;
  // From here on, a sweep of the store keeps it.
  await store.markUsed(name, release);
  const manifest = await readServiceManifest(releasesDir, name, release);
  const folder = releaseFolder(releasesDir, name, release);
  const contract: Contract = JSON.parse(await readFile(path.join(folder, contractFile), "utf8"));
  await storeContract(releasesDir, contract);
  const recorded: RecordedService = {
    contract: manifest.contract,
    commit: manifest.commit,
    release,
    manifest: integrityOf(await readFile(path.join(folder, manifestFile))),
  };
  return { manifest, recorded };
}

/** @throws Error with what live remotes were built to call and the release does not answer */
async function refuseMisfits(
  releasesDir: string,
  { live }: ReleaseRecord,
  { name, release, contract }: ServiceManifest,
): Promise<void> {
  const served = (await readContract(releasesDir, contract)) ?? {};
  const service = serviceOfRelease(name);
  const lines: string[] = [];
  for (const [remote, id] of Object.entries(live) as [ReleasableName, string][]) {
    const { calls } = await readManifest(releasesDir, remote, id);
    const called = calls === undefined ? null : await readContract(releasesDir, calls);
    const own = Object.entries(called ?? {}).filter(
      ([endpoint]) => serviceOfPath(endpoint.split(" ")[1] ?? "") === service,
    );
    const misfits = contractMisfits(Object.fromEntries(own), served);
    lines.push(...misfits.map((line) => `  ${remote}/${id}: ${line}`));
  }
  if (lines.length === 0) return;
  throw new Error(
    [
      `${name}/${release} does not answer what live releases ask:`,
      ...lines,
      "Nothing was changed. Keep what they ask until their next releases are live, or change contracts by additions alone.",
    ].join("\n"),
  );
}

/** @throws Error when it was made before a migration that has run: older code is brought back by a rollback alone */
async function refuseLostMigrations(
  releasesDir: string,
  { services = {} }: ReleaseRecord,
  { name, release, migrations }: ServiceManifest,
): Promise<void> {
  const present = services[serviceOfRelease(name)]?.release;
  if (present === undefined) return;
  const live = await readServiceManifest(releasesDir, name, present);
  const lost = live.migrations.filter((migration) => !migrations.includes(migration));
  if (lost.length === 0) return;
  throw new Error(
    `${name}/${release} lacks migrations that ${present} has run: ${lost.join(", ")}. Nothing was changed. To go back to older code, use rollback.`,
  );
}

/** @throws Error when nothing ran before */
function recordedBefore(record: ReleaseRecord, name: ServiceReleaseName): RecordedService | null {
  const before = serviceBefore(record, serviceOfRelease(name));
  if (before === undefined) throw new Error(`${name} has no earlier release to go back to`);
  return before;
}

/** What runs of each service; null = the code of the checkout. */
type Chosen = Partial<Record<ServiceName, RecordedService | null>>;

/** What changes in the record; null = all of it is live. */
function serviceChange(
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
