import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import { routes } from "./routes.ts";

export interface Deps {
  dealers: Pick<DealerWatch, "current">;
  /** The moment that decides which specials are valid. */
  now: () => Date;
  log: Log;
  ready: () => Promise<ReadyReport>;
}

/** The service service. */
export function createApp({ log, ready, ...deps }: Deps): Express {
  return createBaseApp({ log, ready }, (app) => routes(app, deps));
}
