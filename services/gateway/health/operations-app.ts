import { errorHandler, notFound } from "@forecourt/service-kit/error-handler";
import { livez, type ReadyReport, readyz } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import { requestId } from "@forecourt/service-kit/request-id";
import express, { type Express, type RequestHandler } from "express";
import { loopbackHostOnly } from "./loopback-host.ts";

interface OperationsDeps {
  log: Log;
  metrics: Metrics;
  ready: () => Promise<ReadyReport>;
  /** The page about releases; null = this site has none. */
  platform: RequestHandler | null;
  /** The page about the stores' feeds. */
  feeds: RequestHandler;
}

/**
 * Metrics, the whole readiness report, and the pages about releases and feeds, for a port that only this machine
 * reaches: the public port cannot tell an operator from a visitor whose proxy sets no forwarding header.
 */
export function createOperationsApp({
  log,
  metrics,
  ready,
  platform,
  feeds,
}: OperationsDeps): Express {
  const app = express();
  app.disable("x-powered-by").enable("case sensitive routing").enable("strict routing");
  app.use(requestId, loopbackHostOnly);
  app.get("/livez", livez);
  app.get("/readyz", readyz(ready));
  app.get("/metrics", metrics.expose);
  if (platform) app.get("/__platform", platform);
  app.get("/__feeds", feeds);
  app.use(notFound);
  app.use(errorHandler(log));
  return app;
}
