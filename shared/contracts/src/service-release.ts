import { z } from "zod";
import { type AreaName, areaNames } from "./areas.ts";
import { ContractHash, ReleaseFile, ReleaseId } from "./release.ts";

/** Name of the release of an area's service, in the store and on the command line. */
export type ServiceReleaseName = `service-${AreaName}`;
export const ServiceReleaseName = z.enum<ServiceReleaseName[]>(
  areaNames.map((area) => `service-${area}` as const),
);

/** The same in what is stored, also of an area that is newer than this checkout. */
export const StoredServiceReleaseName = z
  .string()
  .regex(/^service-[a-z][a-z0-9]*$/)
  .transform((name) => name as ServiceReleaseName);

/** The service whose release is called `service-<area>`. */
export function serviceOfRelease(name: ServiceReleaseName): AreaName {
  return name.slice("service-".length) as AreaName;
}

/** `release.json` of a service: its source, with that of the project's packages that it uses. */
export const ServiceManifest = z.object({
  name: StoredServiceReleaseName,
  release: ReleaseId,
  /** The file that runs, below `files/` in the release's folder. */
  entry: z.string(),
  commit: z.string().nullable(),
  /** Whether files differed from the commit; null = there was no checkout. */
  dirty: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
  /** Hash of the service's contract, which the store has. */
  contract: ContractHash,
  /** npm packages that its files import, with the exact versions that it was published with. */
  packages: z.record(z.string(), z.string()),
  /** Names of its migrations, in their order. */
  migrations: z.array(z.string()),
  files: z.array(ReleaseFile),
});
export type ServiceManifest = z.infer<typeof ServiceManifest>;
