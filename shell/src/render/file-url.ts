import type { ReleaseManifest } from "@forecourt/contracts/release";

/**
 * The URL of a script of a release, with its `integrity` as the fragment: a browser runs no other content.
 * A fragment is sent to no server.
 */
export function verifiedUrl(
  manifest: Pick<ReleaseManifest, "name" | "release" | "files">,
  file: string,
): string {
  const stated = manifest.files.find(({ path }) => path === file);
  return fileUrl(manifest, file) + (stated ? `#${stated.integrity}` : "");
}

/** The URL of a file of a release. */
export function fileUrl(manifest: Pick<ReleaseManifest, "name" | "release">, file: string): string {
  return `/remotes/${manifest.name}/${manifest.release}/${file}`;
}
