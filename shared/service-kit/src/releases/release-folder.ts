import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import type { ServiceReleaseName } from "@forecourt/contracts/service-release";

export const manifestFile = "release.json";

/** Folder of one release in the release store `releasesDir`. */
export function releaseFolder(
  releasesDir: string,
  name: ReleasableName | ServiceReleaseName,
  release: string,
): string {
  return path.join(releasesDir, name, release);
}

/** Reads and checks `release.json`; throws with the file's path when it is missing or malformed. */
export async function readManifest(
  releasesDir: string,
  name: ReleasableName,
  release: string,
): Promise<ReleaseManifest> {
  const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
  const manifest = ReleaseManifest.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!manifest.success) throw new Error(`${file}: ${manifest.error.message}`);
  const { name: statedName, release: statedRelease } = manifest.data;
  if (statedName !== name || statedRelease !== release) {
    throw new Error(`${file} says it is ${statedName}/${statedRelease}`);
  }
  return manifest.data;
}

/**
 * Reads one file of a release and checks it against the manifest. Throws when the manifest does not
 * list it, or when size or sha384 differ: nothing unverified is ever executed.
 */
export async function readVerified(
  releasesDir: string,
  manifest: ReleaseManifest,
  file: string,
): Promise<Buffer> {
  const stated = manifest.files.find((entry) => entry.path === file);
  const where = `${manifest.name}/${manifest.release}/${file}`;
  if (!stated) throw new Error(`${where} is not listed in ${manifestFile}`);
  const folder = releaseFolder(releasesDir, manifest.name, manifest.release);
  const bytes = await readFile(path.join(folder, file));
  if (bytes.length !== stated.size || integrityOf(bytes) !== stated.integrity) {
    throw new Error(`${where} is not what was published: size or sha384 differ`);
  }
  return bytes;
}

/** `sha384-` and base64, as Subresource Integrity writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
