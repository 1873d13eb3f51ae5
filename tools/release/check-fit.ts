import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { checkCompatible } from "./compatibility.ts";

/**
 * Checks a remote against the live shell, and a shell against every live remote. @throws Error that names the
 * incompatibility
 */
export async function checkFit(
  releasesDir: string,
  live: ReleaseRecord["live"],
  chosen: readonly ReleasableName[],
): Promise<void> {
  const all = Object.entries(live) as [ReleasableName, string][];
  const met = chosen.includes("shell")
    ? all
    : all.filter(([name]) => name === "shell" || chosen.includes(name));
  const manifests = await Promise.all(
    met.map(([name, release]) => readManifest(releasesDir, name, release)),
  );
  checkCompatible(manifests);
}
