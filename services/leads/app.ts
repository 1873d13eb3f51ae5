import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { Express } from "express";
import { type RouteDeps, routes } from "./routes.ts";

export interface Deps extends RouteDeps {
  metrics: Metrics;
  ready: () => Promise<ReadyReport>;
}

/** Comments of 64 KB and a lead around them, in whatever characters. */
const BODY_LIMIT = "512kb";

/** The leads service. */
export function createApp({ ready, metrics, ...deps }: Deps): Express {
  return createBaseApp({ log: deps.log, ready, metrics, bodyLimit: BODY_LIMIT }, (app) =>
    routes(app, deps),
  );
}
