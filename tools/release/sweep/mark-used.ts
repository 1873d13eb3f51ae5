import { utimes } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { manifestFile, releaseFolder } from "@forecourt/service-kit/releases/release-folder";

/**
 * Notes that a release is wanted now, as the time of its `release.json`, which a sweep reads.
 * @throws Error with the code ENOENT when it is not in the store
 */
export async function markUsed(
  releasesDir: string,
  name: ReleasableName | ServiceReleaseName,
  release: string,
): Promise<void> {
  const now = new Date();
  await utimes(path.join(releaseFolder(releasesDir, name, release), manifestFile), now, now);
}
