import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { DiskCache } from "./cache/disk-cache.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { createPictures } from "./pictures.ts";
import { type RouteDeps, routes } from "./routes.ts";
import type { Network } from "./source/network.ts";

export interface Deps extends Pick<RouteDeps, "dealers"> {
  dealersDir: string;
  cache: DiskCache;
  /** Every address it gives is checked all the same. */
  network: Network;
  log: Log;
  ready: () => Promise<ReadyReport>;
  limits?: Partial<Limits>;
  /** Epoch ms; the system's clock by default. */
  now?: () => number;
}

/** The images service. */
export function createApp({ dealers, ready, now = Date.now, ...deps }: Deps): Express {
  const limits = { ...defaultLimits, ...deps.limits };
  const pictures = createPictures({ ...deps, limits, now });
  return createBaseApp({ log: deps.log, ready }, (app) =>
    routes(app, { dealers, pictures, limits }),
  );
}
