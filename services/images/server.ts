import { constants, setPriority } from "node:os";
import path from "node:path";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { openDiskCache } from "./cache/disk-cache.ts";
import { imagesConfig } from "./config.ts";
import { network } from "./source/network.ts";

/** The images service as a process; reloads the dealers' configuration when it changes on disk. */
export const createService: CreateService = async (env) => {
  const { dealersDir, dataDir, cacheBytes, localPhotoHost, logLevel } = imagesConfig(env);
  const log = createLog({ name: "images", level: logLevel });
  const dealers = await watchDealers(dealersDir, { log });
  const folder = path.join(dataDir, "images");
  const cache = await openDiskCache(folder, { maxBytes: cacheBytes, now: Date.now });
  const ready = async () => ({ ...allReady("dealers"), problems: [...dealers.problems()] });
  return {
    name: "images",
    app: createApp({ dealers, dealersDir, cache, network, localPhotoHost, log, ready }),
    ready,
    close: async () => dealers.close(),
  };
};

if (import.meta.main) {
  // Pages come first. Threads inherit the priority, so it is set before any thread decodes pictures.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await serve(createService);
}
