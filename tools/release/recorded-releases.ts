import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RecordedRelease, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import {
  integrityOf,
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";

type Recorded = Partial<Record<ReleasableName, RecordedRelease>>;

/**
 * Facts that a record states about each of its live releases. A release that is the same in the record `before` is not
 * read again; a release whose folder is missing is left out.
 */
export async function recordedReleases(
  releasesDir: string,
  live: ReleaseRecord["live"],
  before: ReleaseRecord,
): Promise<Recorded> {
  const entries = await Promise.all(
    (Object.entries(live) as [ReleasableName, string][]).map(async ([name, release]) => {
      const known = before.live[name] === release ? before.releases?.[name] : undefined;
      return [name, known ?? (await recordedRelease(releasesDir, name, release))] as const;
    }),
  );
  return Object.fromEntries(entries.filter(([, recorded]) => recorded !== null)) as Recorded;
}

async function recordedRelease(
  releasesDir: string,
  name: ReleasableName,
  release: string,
): Promise<RecordedRelease | null> {
  try {
    const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
    const bytes = await readFile(file);
    const { contract, commit, dirty = null } = await readManifest(releasesDir, name, release);
    return { contract, commit, dirty, manifest: integrityOf(bytes) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
