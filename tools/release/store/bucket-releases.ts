import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ReleaseFile } from "@forecourt/contracts/release";
import { StoredServiceReleaseName } from "@forecourt/contracts/service-release";
import { errorCode } from "@forecourt/service-kit/error-code";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { contractFile } from "@forecourt/service-kit/releases/service-release";
import { z } from "zod";
import { listFiles } from "../list-files.ts";
import type { Bucket } from "./bucket.ts";
import { fetchContract, pushContract } from "./bucket-contracts.ts";
import { inParallel } from "./in-parallel.ts";
import type { NamedRelease } from "./named-releases.ts";
import type { StoredName, StorePlaces } from "./release-store.ts";

/** Fields that the manifests of remotes and of services have in common. */
const Manifest = z.object({
  name: z.string(),
  release: z.string(),
  files: z.array(ReleaseFile),
  /** Contract that a remote was built for; missing in the manifest of a service. */
  calls: z.string().optional(),
  /** Contract that a service answers. For a remote, a number that refers to no contract file. */
  contract: z.union([z.string(), z.int()]),
});
type Manifest = z.infer<typeof Manifest>;

/**
 * Puts a release of the folder into the bucket: its files first and `release.json` last, so that an interrupted upload
 * cannot be activated. A release that the bucket has already is not changed there; the folder gets its files. Either
 * way, the release counts as used now. Returns false when neither bucket nor folder has it.
 */
export async function pushRelease(
  { bucket, releasesDir }: StorePlaces,
  name: StoredName,
  release: string,
): Promise<boolean> {
  const key = `${name}/${release}/${manifestFile}`;
  const known = await bucket.get(key);
  if (known) {
    await fetchRelease({ bucket, releasesDir }, { name, release, manifest: undefined });
    await bucket.put(key, known.bytes);
    return true;
  }
  const folder = releaseFolder(releasesDir, name, release);
  const bytes = await readIfThere(path.join(folder, manifestFile));
  if (bytes === null) return false;
  const manifest = parseManifest(bytes, `${folder}/${manifestFile}`);
  for (const hash of contractsOf(manifest)) await pushContract({ bucket, releasesDir }, hash);
  const stated = statedFiles(manifest);
  const files = (await listFiles(folder)).filter((file) => file !== manifestFile);
  await inParallel(files, async (file) => {
    const content = await readFile(path.join(folder, file));
    compare(`${folder}/${file}`, content, stated.get(file));
    await bucket.put(`${name}/${release}/${file}`, content);
  });
  if (!(await bucket.putNew(key, bytes))) {
    // Somebody else has published the same files at the same time.
    await fetchRelease({ bucket, releasesDir }, { name, release, manifest: undefined });
  }
  return true;
}

/**
 * Fetches a release into the folder, complete or not at all; files that are there already are not loaded again.
 * @throws Error when the bucket does not have it, or when one of its files differs from the published file: nothing is
 * changed then
 */
export async function fetchRelease(
  { bucket, releasesDir }: StorePlaces,
  { name, release, manifest: integrity }: NamedRelease,
): Promise<void> {
  const target = releaseFolder(releasesDir, name, release);
  const here = await readIfThere(path.join(target, manifestFile));
  if (here && integrity !== undefined && integrityOf(here) === integrity) return;
  const found = await bucket.get(`${name}/${release}/${manifestFile}`);
  if (!found) {
    if (here && integrity === undefined) return;
    throw new Error(`${name}/${release} is not in the store ${bucket.name}`);
  }
  const where = `${bucket.name}/${name}/${release}`;
  if (integrity !== undefined && integrityOf(found.bytes) !== integrity) {
    throw new Error(`${where}/${manifestFile} is not what the record states: its sha384 differs`);
  }
  if (here?.equals(found.bytes)) return;
  const manifest = parseManifest(found.bytes, `${where}/${manifestFile}`);
  // The id of a release is the hash of its files: two publications of it have the same files.
  if (here && !isDeepStrictEqual(parseManifest(here, target).files, manifest.files)) {
    throw new Error(`${where}/${manifestFile} states other files than ${target}/${manifestFile}`);
  }
  if (manifest.name !== name || manifest.release !== release) {
    throw new Error(`${where}/${manifestFile} says it is ${manifest.name}/${manifest.release}`);
  }
  for (const hash of contractsOf(manifest)) await fetchContract({ bucket, releasesDir }, hash);
  await mkdir(path.dirname(target), { recursive: true });
  const staging = await mkdtemp(path.join(path.dirname(target), ".staging-"));
  try {
    await loadFiles(bucket, manifest, { target, staging });
    await writeFile(path.join(staging, manifestFile), found.bytes);
    await replaceFolder(staging, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Loads the files of the manifest, and the files beside it. */
async function loadFiles(
  bucket: Bucket,
  manifest: Manifest,
  { target, staging }: { target: string; staging: string },
): Promise<void> {
  const below = `${manifest.name}/${manifest.release}/`;
  const stated = statedFiles(manifest);
  const listed = (await bucket.list(below)).map(({ key }) => key.slice(below.length));
  const unstated = ["checked.json", contractFile].filter((file) => listed.includes(file));
  await inParallel([...stated.keys(), ...unstated], async (file) => {
    const copy = path.join(staging, file);
    if (!copy.startsWith(staging + path.sep)) {
      throw new Error(
        `${bucket.name}/${below}${manifestFile} names ${file}, which is outside of it`,
      );
    }
    const expected = stated.get(file);
    const present = await readIfThere(path.join(target, file));
    const isPresent = present !== null && expected !== undefined && isEqual(present, expected);
    const bytes = isPresent ? present : (await bucket.get(`${below}${file}`))?.bytes;
    if (bytes === undefined) throw new Error(`${bucket.name}/${below}${file} is missing`);
    compare(`${bucket.name}/${below}${file}`, bytes, expected);
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, bytes);
  });
}

/** Another process of this machine may be faster, which leaves the same. */
async function replaceFolder(staging: string, target: string): Promise<void> {
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  const away = `${staging}.before`;
  if (isThere) await rename(target, away);
  await rename(staging, target).catch((error: unknown) => {
    if (!["EEXIST", "ENOTEMPTY"].includes(errorCode(error) ?? "")) throw error;
  });
  if (isThere) await rm(away, { recursive: true, force: true });
}

function compare(where: string, bytes: Buffer, stated: ReleaseFile | undefined): void {
  if (stated === undefined || isEqual(bytes, stated)) return;
  throw new Error(`${where} is not what was published: size or sha384 differ`);
}

function isEqual(bytes: Buffer, { size, integrity }: ReleaseFile): boolean {
  return bytes.length === size && integrityOf(bytes) === integrity;
}

type ReleaseFile = z.infer<typeof ReleaseFile>;

/** By their path below the folder of the release. */
function statedFiles({ name, files }: Manifest): Map<string, ReleaseFile> {
  const folder = StoredServiceReleaseName.safeParse(name).success ? "files/" : "";
  return new Map(files.map((file) => [`${folder}${file.path}`, file]));
}

function contractsOf({ calls, contract }: Manifest): string[] {
  return [calls, contract].filter((hash) => typeof hash === "string");
}

function parseManifest(bytes: Buffer, where: string): Manifest {
  const manifest = Manifest.safeParse(JSON.parse(bytes.toString("utf8")));
  if (!manifest.success) throw new Error(`${where}: ${manifest.error.message}`);
  return manifest.data;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return null;
    throw error;
  }
}
