import type { ReleaseManifest } from "@forecourt/contracts/release";

/** The URL of a file of a release. */
export function fileUrl(manifest: Pick<ReleaseManifest, "name" | "release">, file: string): string {
  return `/remotes/${manifest.name}/${manifest.release}/${file}`;
}
