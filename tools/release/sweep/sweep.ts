import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ReleaseId, type ReleaseRecord, StoredReleasableName } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import {
  archiveFile,
  readRecord,
  signatureFile,
  successorFile,
} from "@forecourt/service-kit/releases/record";
import {
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { configurationsFolder } from "../configurations.ts";
import { contractsFolder } from "../contracts/stored-contracts.ts";
import {
  allRecords,
  cutoffOf,
  defaultSweepRules,
  isNeverInForce,
  type SweepRules,
  sortRecords,
} from "./kept-records.ts";
import { storedNames, usedReleases } from "./used-releases.ts";

export interface Swept {
  /** `mfe-trade/0123456789abcdef` */
  releases: string[];
  /** Ids. */
  records: string[];
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes from the store what is no longer needed: releases that no kept record names and no rollback would activate,
 * older records, copies of configurations that no kept record names, and the rest of interrupted publications. Nothing
 * is removed before a release is live.
 */
export async function sweep(
  releasesDir: string,
  rules: SweepRules = defaultSweepRules,
  now: number = Date.now(),
): Promise<Swept> {
  const live = await readRecord(releasesDir);
  if (!live) return { releases: [], records: [] };
  const { kept, outdated } = sortRecords(await allRecords(releasesDir), rules, now);
  const cutoff = cutoffOf(rules, now);
  const used = usedReleases(live, kept);
  const releases = [];
  for (const name of storedNames) {
    for (const release of await entriesIn(path.join(releasesDir, name))) {
      if (!ReleaseId.safeParse(release).success || used.has(`${name}/${release}`)) continue;
      if (await removeUnlessUsed(releaseFolder(releasesDir, name, release), cutoff)) {
        releases.push(`${name}/${release}`);
      }
    }
  }
  for (const record of outdated) {
    const { id, parent } = record;
    await rm(archiveFile(releasesDir, id), { force: true });
    await rm(signatureFile(releasesDir, id), { force: true });
    if (parent !== undefined && !isNeverInForce(record))
      await rm(successorFile(releasesDir, parent), { force: true });
  }
  await removeUnnamed(path.join(releasesDir, configurationsFolder), configurationsOf(kept), cutoff);
  await removeUnnamed(
    path.join(releasesDir, contractsFolder),
    await contractsOf(releasesDir, kept),
    cutoff,
  );
  await removeLeftovers(releasesDir, now);
  return { releases, records: outdated.map(({ id }) => id) };
}

/**
 * Removes the folder of a release that was marked as used before `cutoff`. It is moved away and looked at again first,
 * because somebody may activate it at the same moment.
 */
async function removeUnlessUsed(folder: string, cutoff: number): Promise<boolean> {
  const lastUsed = async (where: string) => (await stat(path.join(where, manifestFile))).mtimeMs;
  if ((await lastUsed(folder)) >= cutoff) return false;
  const away = path.join(path.dirname(folder), `.swept-${path.basename(folder)}`);
  await rename(folder, away);
  if ((await lastUsed(away)) >= cutoff) {
    await rename(away, folder);
    return false;
  }
  await rm(away, { recursive: true, force: true });
  return true;
}

/** Removes entries of `folder` that are not among the names and older than the cutoff. */
async function removeUnnamed(
  folder: string,
  named: ReadonlySet<string>,
  cutoff: number,
): Promise<void> {
  for (const entry of await entriesIn(folder)) {
    if (!named.has(entry)) await removeOlderThan(path.join(folder, entry), cutoff);
  }
}

function configurationsOf(kept: readonly ReleaseRecord[]): Set<string> {
  return new Set(kept.flatMap(({ configuration }) => configuration ?? []));
}

/** The contracts of the services of the kept records, and of the releases that are left. */
async function contractsOf(
  releasesDir: string,
  kept: readonly ReleaseRecord[],
): Promise<Set<string>> {
  const served = kept.flatMap(({ services = {} }) =>
    Object.values(services).map(({ contract }) => contract),
  );
  const called: string[] = [];
  for (const folder of await entriesIn(releasesDir)) {
    const { success, data: name } = StoredReleasableName.safeParse(folder);
    if (!success) continue;
    for (const release of await entriesIn(path.join(releasesDir, name))) {
      if (!ReleaseId.safeParse(release).success) continue;
      const manifest = await readManifest(releasesDir, name, release).catch(() => null);
      if (manifest?.calls !== undefined) called.push(manifest.calls);
    }
  }
  return new Set([...served, ...called].map((hash) => `${hash}.json`));
}

/** Temporary folders of builds and publications that have ended without removing the folders. */
async function removeLeftovers(releasesDir: string, now: number): Promise<void> {
  for (const folder of ["", ...storedNames]) {
    const entries = await entriesIn(path.join(releasesDir, folder));
    for (const entry of entries.filter((one) => /^\.(build|staging|candidate|swept)-/.test(one))) {
      await removeOlderThan(path.join(releasesDir, folder, entry), now - dayMs);
    }
  }
}

async function removeOlderThan(folder: string, limit: number): Promise<void> {
  const { mtimeMs } = await stat(folder);
  if (mtimeMs < limit) await rm(folder, { recursive: true, force: true });
}

async function entriesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
