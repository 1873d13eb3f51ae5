import { ReleaseId, ReleaseManifest, type ReleaseRecord } from "@forecourt/contracts/release";
import { manifestFile } from "@forecourt/service-kit/releases/release-folder";
import { configurationsFolder } from "../configurations.ts";
import { contractsFolder } from "../contracts/stored-contracts.ts";
import {
  cutoffOf,
  defaultSweepRules,
  isNeverInForce,
  type SweepRules,
  sortRecords,
} from "../sweep/kept-records.ts";
import type { Swept } from "../sweep/sweep.ts";
import { storedNames, usedReleases } from "../sweep/used-releases.ts";
import type { Bucket, ListedObject } from "./bucket.ts";
import { type BucketRecords, successorKey } from "./bucket-records.ts";
import { inParallel } from "./in-parallel.ts";
import { namedReleases } from "./named-releases.ts";

/** Says by its time when a release was removed. */
const removedFile = "removed";

const dayMs = 24 * 60 * 60 * 1000;

interface SweepOptions {
  rules?: SweepRules | undefined;
  /** Epoch ms. */
  now?: number | undefined;
}

/**
 * Removes from a bucket what `sweep` removes from a folder, by the same rules. The rest of an interrupted publication,
 * a folder without `release.json`, is removed after a day.
 */
export async function sweepBucket(
  bucket: Bucket,
  records: BucketRecords,
  { rules = defaultSweepRules, now = Date.now() }: SweepOptions,
): Promise<Swept> {
  const live = await records.inForce();
  if (!live) return { releases: [], records: [] };
  const { kept, outdated } = sortRecords(await readAll(bucket, records), rules, now);
  const cutoff = cutoffOf(rules, now);
  const used = usedReleases(live.record, kept);
  const releases: string[] = [];
  const left: string[] = [];
  for (const name of storedNames) {
    for (const [release, objects] of byFolder(await bucket.list(`${name}/`), `${name}/`)) {
      if (!ReleaseId.safeParse(release).success) continue;
      const id = `${name}/${release}`;
      const sweep = { bucket, records, id, objects };
      if (!used.has(id) && (await removeRelease(sweep, { cutoff, now }))) releases.push(id);
      else left.push(id);
    }
  }
  for (const record of outdated) {
    await records.remove(record);
    const { parent } = record;
    if (parent !== undefined && !isNeverInForce(record)) await bucket.remove(successorKey(parent));
  }
  await removeConfigurations(bucket, kept, cutoff);
  await removeContracts(bucket, await contractsOf(bucket, kept, left), cutoff);
  return { releases, records: outdated.map(({ id }) => id) };
}

async function readAll(bucket: Bucket, records: BucketRecords): Promise<ReleaseRecord[]> {
  const all: ReleaseRecord[] = [];
  await inParallel(await bucket.list("records/"), async ({ key }) => {
    const [, id] = /^records\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
    const copy = id === undefined ? null : await records.read(id);
    if (copy) all.push(copy.record);
  });
  return all;
}

interface SweptRelease {
  bucket: Bucket;
  records: BucketRecords;
  /** `mfe-trade/0123456789abcdef` */
  id: string;
  objects: readonly ListedObject[];
}

/**
 * Removes a release that was marked as used before `cutoff`; returns whether it did. Without its `release.json` it
 * cannot be activated; the file comes back if the release was activated at the same moment. The other files are removed
 * a day later, because an activation that had begun before needs them.
 */
async function removeRelease(
  { bucket, records, id, objects }: SweptRelease,
  { cutoff, now }: { cutoff: number; now: number },
): Promise<boolean> {
  const key = `${id}/${manifestFile}`;
  const published = await bucket.modifiedAt(key);
  if (published === null) {
    const newest = Math.max(...objects.map(({ modified }) => modified));
    if (newest < now - dayMs) await inParallel(objects, (one) => bucket.remove(one.key));
    return false;
  }
  const manifest = published < cutoff ? await bucket.get(key) : null;
  if (!manifest) return false;
  await bucket.put(`${id}/${removedFile}`, Buffer.from(""));
  await bucket.remove(key);
  const live = await records.inForce();
  const named = live ? namedReleases(live.record) : [];
  const isLive = named.some(({ name, release }) => `${name}/${release}` === id);
  if (isLive) await bucket.put(key, manifest.bytes);
  return !isLive;
}

async function removeConfigurations(
  bucket: Bucket,
  kept: readonly ReleaseRecord[],
  cutoff: number,
): Promise<void> {
  const named = new Set(kept.flatMap(({ configuration }) => configuration ?? []));
  const below = `${configurationsFolder}/`;
  for (const [version, objects] of byFolder(await bucket.list(below), below)) {
    const isOld = objects.every(({ modified }) => modified < cutoff);
    if (!named.has(version) && isOld) await inParallel(objects, ({ key }) => bucket.remove(key));
  }
}

async function removeContracts(
  bucket: Bucket,
  named: ReadonlySet<string>,
  cutoff: number,
): Promise<void> {
  for (const { key, modified } of await bucket.list(`${contractsFolder}/`)) {
    if (!named.has(key) && modified < cutoff) await bucket.remove(key);
  }
}

/** Keys of the contracts of the kept records' services, and of the releases that are left. */
async function contractsOf(
  bucket: Bucket,
  kept: readonly ReleaseRecord[],
  left: readonly string[],
): Promise<Set<string>> {
  const hashes = kept.flatMap(({ services = {} }) =>
    Object.values(services).map(({ contract }) => contract),
  );
  await inParallel(left, async (id) => {
    const found = await bucket.get(`${id}/${manifestFile}`);
    const manifest = ReleaseManifest.safeParse(JSON.parse(found?.bytes.toString("utf8") ?? "null"));
    if (manifest.data?.calls !== undefined) hashes.push(manifest.data.calls);
  });
  return new Set(hashes.map((hash) => `${contractsFolder}/${hash}.json`));
}

/** The objects below a folder, by the name of the next folder. */
function byFolder(objects: readonly ListedObject[], below: string): Map<string, ListedObject[]> {
  return Map.groupBy(objects, ({ key }) => key.slice(below.length).split("/")[0] ?? "");
}
