import type { Env } from "@forecourt/service-kit/config";
import { type SiteFolders, siteFolders } from "./releases-dir.ts";
import type { ReleaseStore } from "./store/release-store.ts";
import { releaseStoreOf } from "./store/store-of.ts";

/** The folders of a site, and the store of its releases. */
export interface ReleaseSite extends SiteFolders {
  store: ReleaseStore;
}

/** The site that the environment names. @throws Error that names an unusable variable */
export async function releaseSite(env: Env): Promise<ReleaseSite> {
  const folders = siteFolders(env);
  return { ...folders, store: await releaseStoreOf(folders.releasesDir, env) };
}
