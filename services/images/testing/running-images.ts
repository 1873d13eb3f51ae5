import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { createApp } from "../app.ts";
import { openDiskCache } from "../cache/disk-cache.ts";
import type { Limits } from "../limits.ts";
import type { LocalPhotoHost, Network } from "../source/network.ts";

interface ImagesOptions {
  network: Network;
  localPhotoHost?: LocalPhotoHost;
  limits?: Partial<Limits>;
  now?: () => number;
}

export interface ImageRequestOptions {
  dealer?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export const dealer = "ozark-mitsubishi";

/** Starts the real service over HTTP on a copy of the demo dealers, with `photos.example` allowed. */
export async function runImages(options: ImagesOptions) {
  const { limits = {}, now = Date.now } = options;
  const { folder: dealersDir, set } = await copyDealers();
  const photoHosts = ["photos.example", "http://old.example", "inside.example"];
  await set(`${dealer}/dealer.json`, ["inventory"], { photoHosts });
  const dealers = await loadDealers(dealersDir);
  const folder = await mkdtemp(path.join(tmpdir(), "images-"));
  const cache = await openDiskCache(folder, { maxBytes: limits.maxCacheBytes ?? 1e9, now });
  const log = createLog({ name: "images", level: "silent" });
  const ready = async () => allReady("dealers");
  const app = createApp({
    ...options,
    dealers: { current: () => dealers },
    dealersDir,
    cache,
    log,
    ready,
    limits,
    now,
  });
  const listening = await listen(app, "127.0.0.1", 0);
  return {
    photosDir: path.join(dealersDir, dealer, "photos"),
    cacheDir: folder,
    async addPhoto(name: string, bytes: Buffer): Promise<void> {
      const file = path.join(dealersDir, dealer, "photos", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    /** Requests `where` unchanged. */
    request(
      where: string,
      { dealer: id = dealer, headers = {}, signal }: ImageRequestOptions = {},
    ) {
      return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
        (resolve, reject) => {
          const options = {
            host: "127.0.0.1",
            port: listening.port,
            path: where,
            agent: false,
            headers: { [internalHeaders.dealer]: id, ...headers },
            ...(signal ? { signal } : {}),
          };
          get(options, (incoming) => {
            const { statusCode: status = 0, headers: received } = incoming;
            buffer(incoming).then((body) => resolve({ status, headers: received, body }), reject);
          }).on("error", reject);
        },
      );
    },
    async close(): Promise<void> {
      await listening.close({ lingerMs: 0, deadlineMs: 100 });
      await rm(folder, { recursive: true, force: true });
      await removeCopies();
    },
  };
}

export type RunningImages = Awaited<ReturnType<typeof runImages>>;
