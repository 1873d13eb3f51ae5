import type { Env } from "@forecourt/service-kit/config";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { openBucket } from "./bucket.ts";
import { bucketConfig } from "./bucket-config.ts";
import { type BucketStore, bucketStore } from "./bucket-store.ts";
import { folderStore } from "./folder-store.ts";
import type { ReleaseStore } from "./release-store.ts";

/**
 * The bucket that the environment names, with the folder as this machine's copy; null = the folder is the store.
 * @throws Error that names an unusable variable
 */
export async function bucketStoreOf(releasesDir: string, env: Env): Promise<BucketStore | null> {
  const config = bucketConfig(env);
  if (!config) return null;
  const check = await signatureCheck(env);
  return bucketStore({ bucket: await openBucket(config), releasesDir }, check);
}

/** The release store that the environment names. */
export async function releaseStoreOf(releasesDir: string, env: Env): Promise<ReleaseStore> {
  return (await bucketStoreOf(releasesDir, env)) ?? folderStore(releasesDir);
}
