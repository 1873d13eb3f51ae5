import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { openBucket } from "../bucket.ts";
import { type BucketStore, bucketStore } from "../bucket-store.ts";
import { type S3Server, startS3Server } from "./s3-server.ts";

/** A bucket for several machines, each with an empty folder. */
export interface BucketHosts {
  server: S3Server;
  /** Another machine. */
  host(check?: CheckSignature): Promise<BucketStore>;
  /** Publishes a small release from a machine. */
  publish(from: BucketStore, name: ReleasableName, release: string): Promise<void>;
  close(): Promise<void>;
}

export async function startBucketHosts(
  options?: Parameters<typeof startS3Server>[0],
): Promise<BucketHosts> {
  const server = await startS3Server(options);
  const folder = await mkdtemp(path.join(tmpdir(), "hosts-"));
  const stores: BucketStore[] = [];
  return {
    server,
    async host(check) {
      const bucket = await openBucket(server.config());
      const releasesDir = path.join(folder, `host-${stores.length}`);
      const store = bucketStore({ bucket, releasesDir }, check ?? null);
      stores.push(store);
      return store;
    },
    async publish(from, name, release) {
      await writeFakeRelease(from.releasesDir, { name, release });
      await from.publishRelease(name, release);
    },
    async close() {
      for (const store of stores) store.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
