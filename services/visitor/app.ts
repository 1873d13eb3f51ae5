import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { PhoneDeps } from "./phone/issue-code.ts";
import { routes } from "./routes.ts";

export interface Deps extends PhoneDeps {
  dealers: Pick<DealerWatch, "current">;
  /** Whether this dealer's events are forwarded. */
  forwardsFor(dealerId: string): boolean;
  /** Events per address and minute. Default: 600. */
  eventsPerMinute?: number;
  /** Buyer-preference requests per address and minute. Default: 120. */
  preferencesPerMinute?: number;
  log: Log;
  ready: () => Promise<ReadyReport>;
}

export type RouteDeps = Omit<Deps, "ready">;

/** The visitor service. */
export function createApp({ log, ready, ...deps }: Deps): Express {
  return createBaseApp({ log, ready }, (app) => routes(app, { ...deps, log }));
}
