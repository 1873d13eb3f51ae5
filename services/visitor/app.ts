import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import { routes } from "./routes.ts";
import type { VisitorStore } from "./store.ts";

export interface Deps {
  dealers: Pick<DealerWatch, "current">;
  store: VisitorStore;
  /** The site's SIGNING_SECRET. */
  secret: string;
  /** Default: the system's clock. */
  now?: () => Date;
  log: Log;
  ready: () => Promise<ReadyReport>;
}

/** The visitor service. */
export function createApp({ log, ready, ...deps }: Deps): Express {
  return createBaseApp({ log, ready }, (app) => routes(app, { ...deps, log }));
}
