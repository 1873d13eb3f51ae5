import { z } from "zod";
import { type AreaName, areaNames } from "./areas.ts";

/** Names of everything that is released separately. */
export type ReleasableName = "shell" | `mfe-${AreaName}`;
export const ReleasableName = z.enum<ReleasableName[]>([
  "shell",
  ...areaNames.map((area) => `mfe-${area}` as const),
]);

/** First 16 hex digits of the sha256 over the sorted list of files and their sha384. */
export const ReleaseId = z.string().regex(/^[0-9a-f]{16}$/);

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
  name: ReleasableName,
  release: ReleaseId,
  /** Version of the contract between shell and remotes; only equal versions run together. */
  contract: z.int(),
  commit: z.string().nullable(),
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
  files: z.array(ReleaseFile),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** Which release of each is live. Written atomically; history newest first. */
export const ReleaseRecord = z.object({
  /** Changes with every activation; identifies this state of the whole site. */
  id: z.string(),
  changedAt: z.iso.datetime(),
  live: z.partialRecord(ReleasableName, ReleaseId),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      name: ReleasableName,
      from: ReleaseId.nullable(),
      to: ReleaseId,
      action: z.enum(["activate", "rollback"]),
      /** Id of the record that this change created; equal for releases that changed together. */
      record: z.string().optional(),
    }),
  ),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
