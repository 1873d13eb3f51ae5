import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { StoredName } from "./release-store.ts";

/** A release, as a record names it. */
export interface NamedRelease {
  name: StoredName;
  release: string;
  /** sha384 of its `release.json`; undefined = the record does not state it. */
  manifest: string | undefined;
}

/** The releases that are live with a record: of shell and remotes, and of services. */
export function namedReleases({
  live,
  releases = {},
  services = {},
}: ReleaseRecord): NamedRelease[] {
  const manifests: Readonly<Record<string, { manifest: string } | undefined>> = releases;
  const ofPages = Object.entries(live).map(([name, release]) => ({
    name: name as StoredName,
    release,
    manifest: manifests[name]?.manifest,
  }));
  const ofServices = Object.entries(services).flatMap(([service, { release, manifest }]) =>
    release === undefined ? [] : [{ name: `service-${service}` as StoredName, release, manifest }],
  );
  return [...ofPages, ...ofServices];
}
