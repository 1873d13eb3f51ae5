import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { DiskCache } from "./cache/disk-cache.ts";
import { createImagePipeline } from "./image-pipeline.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { type RouteDeps, routes } from "./routes.ts";
import { createShareDrawing } from "./share/share-drawing.ts";
import type { LocalPhotoHost, Network } from "./source/network.ts";

export interface ImagesDeps extends Pick<RouteDeps, "dealers"> {
  dealersDir: string;
  cache: DiskCache;
  /** The addresses it resolves are checked by the service. */
  network: Network;
  localPhotoHost?: LocalPhotoHost | null;
  log: Log;
  ready: () => Promise<ReadyReport>;
  limits?: Partial<Limits>;
  /** Epoch ms; the system clock by default. */
  now?: () => number;
}

/** The images service. */
export function createApp({ dealers, ready, now = Date.now, ...deps }: ImagesDeps): Express {
  const limits = { ...defaultLimits, ...deps.limits };
  const drawShare = createShareDrawing({ dealers, now });
  const pipeline = createImagePipeline({ ...deps, drawShare, limits, now });
  return createBaseApp({ log: deps.log, ready }, (app) =>
    routes(app, { dealers, pipeline, limits }),
  );
}
