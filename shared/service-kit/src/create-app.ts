import express, { type Express } from "express";
import { isDevelopment } from "./config.ts";
import { requireCredential, serviceCredential } from "./credential.ts";
import { errorHandler, notFound } from "./error-handler.ts";
import { livez, type ReadyReport, readyz } from "./health.ts";
import { limitJsonDepth } from "./json-depth.ts";
import type { Log } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { serveOpenApi } from "./openapi/serve-openapi.ts";
import { requestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { strictQuery } from "./strict-query.ts";
import { stampVersion, versionPath, versionRoute } from "./version.ts";

export interface BaseApp {
  log: Log;
  ready: () => Promise<ReadyReport>;
  /** Largest JSON body, as body-parser writes sizes. Default: 100kb. */
  bodyLimit?: string;
  /** Metrics of a service that adds its own. Default: those of every service. */
  metrics?: Metrics;
  /** The secret of the site's processes. Default: SERVICE_CREDENTIAL; null = every caller is trusted. */
  credential?: string | null;
  /** Whether the OpenAPI document is served. Default: in development. */
  docs?: boolean;
  /**
   * The version of all data that responses are made from: while it is equal, so are they, apart from
   * the calendar. Null = not known now; missing = responses have no version and no page that reads them
   * is cached.
   */
  version?: () => string | null;
}

/**
 * The Express app of every service. `routes` adds the service's own routes after ids, log, metrics,
 * health, the credential and body parsing, and before 404 and errors.
 */
export function createBaseApp(options: BaseApp, routes: (app: Express) => void): Express {
  const { log, ready, version, bodyLimit = "100kb" } = options;
  const { credential = serviceCredential() } = options;
  const { metrics = createMetrics(), docs = isDevelopment() } = options;
  const app = express();
  app.disable("x-powered-by").enable("case sensitive routing").enable("strict routing");
  app.set("query parser", strictQuery);
  // The gateway requests the version several times a second: before the request id and the log, which those requests
  // would fill.
  if (version) app.get(versionPath, versionRoute(version));
  else app.get(versionPath, (_request, response) => void response.status(404).json({}));
  app.use(requestId);
  app.get("/livez", livez);
  app.get("/readyz", readyz(ready));
  app.get("/metrics", metrics.expose);
  if (version) app.use(stampVersion(version));
  app.use(requestLog(log));
  app.use(metrics.measure);
  if (docs) serveOpenApi(app);
  app.use(requireCredential(credential));
  app.use(express.json({ limit: bodyLimit }), limitJsonDepth);
  routes(app);
  app.use(notFound);
  app.use(errorHandler(log));
  return app;
}
