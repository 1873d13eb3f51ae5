import { z } from "zod";
import { type AreaName, areaNames } from "./areas.ts";
import type { ServiceName } from "./services.ts";

/** Names of everything that is released separately. */
export type ReleasableName = "shell" | `mfe-${AreaName}`;
export const ReleasableName = z.enum<ReleasableName[]>([
  "shell",
  ...areaNames.map((area) => `mfe-${area}` as const),
]);

/** The same in what is stored, also of areas that are newer than this checkout: every site reads every record. */
export const StoredReleasableName = z
  .string()
  .regex(/^(?:shell|mfe-[a-z][a-z0-9]*)$/)
  .transform((name) => name as ReleasableName);

/** The name of a service in what is stored, also of an area that is newer than this checkout. */
const StoredServiceName = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/)
  .transform((name) => name as ServiceName);

/** First 16 hex digits of the sha256 over the sorted list of files and their sha384. */
export const ReleaseId = z.string().regex(/^[0-9a-f]{16}$/);

/** First 16 hex digits of the sha256 of endpoints with their schemas. */
export const ContractHash = z.string().regex(/^[0-9a-f]{16}$/);

export const ReleaseFile = z.object({
  /** Path below the release's folder, with forward slashes: `web/remote.js`. */
  path: z.string(),
  size: z.int().nonnegative(),
  /** `sha384-` and base64, as Subresource Integrity writes it. */
  integrity: z.string().startsWith("sha384-"),
});

/** Files of the web build that a page needs, besides the entry. */
export const PageAssets = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type PageAssets = z.infer<typeof PageAssets>;

/** `release.json`: what one immutable release holds. */
export const ReleaseManifest = z.object({
  name: StoredReleasableName,
  release: ReleaseId,
  /** Version of the contract between shell and remotes; only equal versions run together. */
  contract: z.int(),
  commit: z.string().nullable(),
  /**
   * Whether files differed from the commit when the release was built; null = there was no checkout. Releases
   * published before it was recorded have none.
   */
  dirty: z.boolean().nullable().optional(),
  createdAt: z.iso.datetime(),
  /** Web entry, and server entry, below the release's folder. */
  entry: z.object({ web: z.string(), server: z.string() }),
  /** Assets by page id; the key "" has those of every page of this release. */
  pages: z.record(z.string(), PageAssets),
  /** Shared npm packages: exact versions for the shell, accepted ranges for a remote. */
  shared: z.record(z.string(), z.string()),
  /**
   * Export names of the project's own shared modules: the shell lists those it provides, a remote
   * those it imports. Releases published before these lists existed have none.
   */
  sharedExports: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * Path patterns by area and page, as they were when the release was built: those of all areas in the shell, which
   * leads requests by them, and those of its own area in a remote.
   */
  paths: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
  /**
   * Page flags and texts of a remote's own area, as they were when the release was built, texts by language. A site
   * that is older than they are has them from here.
   */
  defaults: z
    .object({
      flags: z.record(z.string(), z.boolean()),
      texts: z.record(z.string(), z.record(z.string(), z.string())),
    })
    .optional(),
  /** Hash of the contract with the services that the release was built for; the store has it. */
  calls: ContractHash.optional(),
  files: z.array(ReleaseFile),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** Who changed the record, and from which checkout; the dealer's staff never do. */
export const Maker = z.object({
  /** The name in git's configuration, or that of the account of the machine. */
  by: z.string().min(1).max(100),
  commit: z.string().nullable(),
  /** Whether files differed from the commit; null = there was no checkout. */
  dirty: z.boolean().nullable(),
});
export type Maker = z.infer<typeof Maker>;

/** Facts that a record states about one of its releases. */
export const RecordedRelease = z.object({
  contract: z.int(),
  commit: z.string().nullable(),
  dirty: z.boolean().nullable(),
  /** sha384 of its `release.json`, which has the sha384 of each of its files. */
  manifest: z.string().startsWith("sha384-"),
});
export type RecordedRelease = z.infer<typeof RecordedRelease>;

/** Contract of a service that a record states, and the release that runs. */
export const RecordedService = z.object({
  contract: ContractHash,
  commit: z.string().nullable(),
  /** Missing = it runs from the checkout that started the site. */
  release: ReleaseId.optional(),
  /** sha384 of the release's `release.json`. */
  manifest: z.string().startsWith("sha384-").optional(),
});
export type RecordedService = z.infer<typeof RecordedService>;

/** Services' releases that are tried before all visitors get them. */
const TriedServices = z.partialRecord(
  StoredServiceName,
  RecordedService.required({ release: true, manifest: true }),
);

/** Change of a service's release; null = the code of the checkout, about which the record states nothing. */
export const ServiceChange = z.object({
  at: z.iso.datetime(),
  name: StoredServiceName,
  from: RecordedService.nullable(),
  to: RecordedService.nullable(),
  action: z.enum(["activate", "rollback"]),
  record: z.string(),
  by: z.string(),
});
export type ServiceChange = z.infer<typeof ServiceChange>;

/** Releases by name. */
const Releases = z.partialRecord(StoredReleasableName, ReleaseId);

/** Releases that a part of the visitors gets before all do. */
export const Canary = z.object({
  /** The record that their pages are made with: what is live, but with these releases. */
  record: z.string(),
  releases: Releases,
  /** Releases of services that answer these visitors, beside the live ones. */
  services: TriedServices.optional(),
  /** Dealers and stores that it is for: `heartland`, `heartland/rolla`. Empty = all. */
  places: z.array(z.string()),
  /** The percentage of their visitors who get it, each from its moment on; the first begins with the canary. */
  steps: z.array(z.object({ from: z.iso.datetime(), percent: z.number().min(0).max(100) })).min(1),
  by: z.string(),
});
export type Canary = z.infer<typeof Canary>;

/** Change of a canary: `promote` = its releases became live; `roll-back` = it was stopped automatically. */
export const CanaryChange = z.object({
  at: z.iso.datetime(),
  action: z.enum(["start", "change", "promote", "abort", "roll-back"]),
  releases: Releases,
  services: TriedServices.optional(),
  by: z.string(),
  /** Why, where nobody gave the command. */
  because: z.string().max(500).optional(),
  /** Id of the record that this change created. */
  record: z.string(),
});
export type CanaryChange = z.infer<typeof CanaryChange>;

/**
 * The live releases, as an immutable record. It is put in force in one step, and at most one record follows another.
 * Properties that were added later are optional: the first records do not have them.
 */
export const ReleaseRecord = z.object({
  /** Changes with every activation; identifies this state of the whole site. */
  id: z.string(),
  changedAt: z.iso.datetime(),
  /** The record that was in force before; null = there was none. */
  parent: z.string().nullable().optional(),
  /** True for a record that is never in force, and is shown to every visitor who has its link. */
  preview: z.literal(true).optional(),
  /**
   * The releases of the canary whose pages are made with this record, which is never in force; missing = it is of none.
   */
  tries: Releases.optional(),
  /** Releases of services of that canary; `services` has them, too. */
  triesServices: z.partialRecord(StoredServiceName, ReleaseId).optional(),
  made: Maker.optional(),
  /** Why it was made, where nobody gave the command. */
  because: z.string().max(500).optional(),
  /** Live release of each shell and remote, by name. */
  live: Releases,
  /** The oldest first. A visitor gets at most one. */
  canaries: z.array(Canary).optional(),
  /** The latest changes of canaries, newest first. */
  canaryChanges: z.array(CanaryChange).optional(),
  releases: z.partialRecord(StoredReleasableName, RecordedRelease).optional(),
  services: z.partialRecord(StoredServiceName, RecordedService).optional(),
  /** The latest changes of services' releases, newest first. */
  serviceChanges: z.array(ServiceChange).optional(),
  /** Version of the dealers' configuration, with its page flags, when the record was made; the store has a copy. */
  configuration: z.string().optional(),
  /** The latest changes, newest first. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      name: StoredReleasableName,
      from: ReleaseId.nullable(),
      to: ReleaseId,
      action: z.enum(["activate", "rollback"]),
      /** Id of the record that this change created; equal for releases that changed together. */
      record: z.string().optional(),
      by: z.string().optional(),
    }),
  ),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
