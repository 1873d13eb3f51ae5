import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import { buildsRoutes } from "./builds-routes.ts";
import type { ShellDeps } from "./deps.ts";
import { documentRoute } from "./document-route.ts";
import { islandRoute } from "./island-route.ts";
import { payloadRoute } from "./payload-route.ts";
import { sitemapRoutes } from "./sitemap/sitemap-routes.ts";

/** The shell server: documents, the payloads of client navigations, and the sitemap. */
export function createApp(deps: ShellDeps): Express {
  const { log, ready, version, metrics } = deps;
  return createBaseApp({ log, ready, version, metrics }, (app) => {
    sitemapRoutes(app, deps);
    buildsRoutes(app, deps);
    app.get(/\/_payload\.json$/, payloadRoute(deps));
    app.get(`${platformPaths.islands}/:area.:name.json`, islandRoute(deps));
    app.get(/.*/, documentRoute(deps));
  });
}
