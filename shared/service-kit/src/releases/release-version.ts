/**
 * Version of data in a reply by a release that runs beside the live service: `0123456789abcdef~VERSION`, where the live
 * service has only `VERSION`.
 */
export const releaseVersion = {
  state: (release: string, version: string): string => `${release}~${version}`,
  /** Null = it is a version of the live service. */
  read(stated: string): { release: string; version: string } | null {
    const [, release, version] = /^([0-9a-f]{16})~(.+)$/.exec(stated) ?? [];
    return release === undefined || version === undefined ? null : { release, version };
  },
};

/** Name of such a release among the upstreams: `financing~0123456789abcdef`. */
export function upstreamOfRelease(service: string, release: string): string {
  return `${service}~${release}`;
}
