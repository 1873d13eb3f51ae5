import { ReleasableName, type ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName, serviceOfRelease } from "@forecourt/contracts/service-release";
import { releasesBefore } from "../history.ts";
import { serviceBefore } from "../services/service-before.ts";

/** Names of everything that a store may have releases of. */
export const storedNames = [...ReleasableName.options, ...ServiceReleaseName.options] as const;

/** `name/release` of the kept records, and of the releases that a rollback of any name would activate. */
export function usedReleases(live: ReleaseRecord, kept: readonly ReleaseRecord[]): Set<string> {
  const previous = ReleasableName.options.flatMap((name) => {
    try {
      return Object.entries(releasesBefore(live, name));
    } catch {
      // The name has no earlier release.
      return [];
    }
  });
  const inRecords = [live, ...kept].flatMap((record) => Object.entries(record.live));
  const used = [...inRecords, ...previous, ...usedServices(live, kept)];
  return new Set(used.map((pair) => pair.join("/")));
}

/** `name/release` of services. */
function usedServices(live: ReleaseRecord, kept: readonly ReleaseRecord[]): [string, string][] {
  const recorded = [live, ...kept].flatMap(({ services = {} }) => Object.entries(services));
  const before = ServiceReleaseName.options.map((name) => {
    const service = serviceOfRelease(name);
    return [service, serviceBefore(live, service) ?? null] as const;
  });
  return [...recorded, ...before].flatMap(([service, known]) =>
    known?.release === undefined ? [] : [[`service-${service}`, known.release]],
  );
}
