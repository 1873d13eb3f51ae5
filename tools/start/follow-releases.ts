import { processEnv } from "@forecourt/service-kit/config";
import { canSign } from "@forecourt/service-kit/releases/record-signature";
import { watchCanaries } from "../release/canary/watch-canaries.ts";
import { watchServices } from "../release/canary/watch-services.ts";
import { runningProcesses } from "../release/running-metrics.ts";
import type { BucketStore } from "../release/store/bucket-store.ts";
import { folderStore } from "../release/store/folder-store.ts";
import { followBucket } from "../release/store/follow-bucket.ts";
import { watchQuarantine } from "../release/watch-quarantine.ts";
import type { Site } from "./plan.ts";

interface FollowOptions {
  /** Prints a line for the operator. */
  terminal(text: string): void;
  /** The bucket of which the release store's folder is this machine's copy; missing = the folder is the store. */
  bucket?: BucketStore | null;
}

export interface FollowedReleases {
  /** Why the folder's releases may differ from the release store; null = they are the same. */
  problem(): string | null;
  close(): Promise<void>;
}

/**
 * Keeps the folder of a site's releases like the bucket. Rolls canaries back and promotes them, by the counts of this
 * site's processes and by whether their services run, and rolls back releases that stop its shell servers. It changes
 * nothing where it may not write records.
 */
export function followReleases(
  { releasesDir, dataDir }: Site,
  { terminal: report, bucket }: FollowOptions,
): FollowedReleases {
  const followed = bucket ? followBucket(bucket, { report }) : null;
  const store = bucket ?? folderStore(releasesDir);
  const readProcesses = async () => (await runningProcesses(dataDir)) ?? [];
  const watches = canSign(processEnv())
    ? [
        watchCanaries({ store, readProcesses, report }),
        watchQuarantine({ store, dataDir, report }),
        watchServices({ store, dataDir, report }),
      ]
    : [];
  return {
    problem: () => followed?.problem() ?? null,
    async close() {
      for (const watch of watches) watch.close();
      await followed?.close();
    },
  };
}
