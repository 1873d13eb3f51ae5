import { stat } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { manifestFile, releaseFolder } from "./release-folder.ts";

/** Whether a release is in the store. */
export type IsStoredRelease = (name: ReleasableName, release: string) => Promise<boolean>;

/** Looks releases up in a store, and remembers those that are there. */
export function storedReleases(releasesDir: string): IsStoredRelease {
  const known = new Set<string>();
  return async (name, release) => {
    const id = `${name}.${release}`;
    if (known.has(id)) return true;
    const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    if (isThere) known.add(id);
    return isThere;
  };
}
