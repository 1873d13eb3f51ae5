import type { ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName, serviceOfRelease } from "@forecourt/contracts/service-release";
import { readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import type { ServiceReleases } from "./activate-service.ts";

/** Contracts of stored releases of services, as a record states them. */
export async function contractsOf(
  releasesDir: string,
  releases: ServiceReleases,
): Promise<NonNullable<ReleaseRecord["services"]>> {
  const services: NonNullable<ReleaseRecord["services"]> = {};
  for (const [text, release] of Object.entries(releases)) {
    const name = ServiceReleaseName.parse(text);
    const { contract, commit } = await readServiceManifest(releasesDir, name, release);
    services[serviceOfRelease(name)] = { contract, commit, release };
  }
  return services;
}
