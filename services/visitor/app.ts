import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { PhoneDeps } from "./phone/ask-for-code.ts";
import { routes } from "./routes.ts";

export interface Deps extends PhoneDeps {
  dealers: Pick<DealerWatch, "current">;
  /** Whether events at this dealer's site are passed on. */
  forwardsFor(dealerId: string): boolean;
  /** Events that one address may send in a minute. Default: 600. */
  eventsAMinute?: number;
  /** Sets of answers that one address may send in a minute. Default: 120. */
  answersAMinute?: number;
  log: Log;
  ready: () => Promise<ReadyReport>;
}

export type RouteDeps = Omit<Deps, "ready">;

/** The visitor service. */
export function createApp({ log, ready, ...deps }: Deps): Express {
  return createBaseApp({ log, ready }, (app) => routes(app, { ...deps, log }));
}
