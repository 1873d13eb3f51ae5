import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { RendererHost } from "../render/renderer-host.ts";
import { documentRoute } from "./document-route.ts";
import { payloadRoute } from "./payload-route.ts";
import type { Renderers } from "./renderers.ts";
import { sitemapRoutes } from "./sitemap/sitemap-routes.ts";

export interface ShellDeps extends Pick<RendererHost, "services" | "deadlines"> {
  renderers: Renderers;
  /** The public configuration of a tenant; throws `dealer-unknown`. */
  siteOf(tenant: Tenant): SiteContext;
  /** Milliseconds that the visitor service has to tell what a visitor has answered. */
  visitorMs: number;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  ready(): Promise<ReadyReport>;
  log: Log;
}

/** The shell server: documents, the payloads of client navigations, and the sitemap. */
export function createApp(deps: ShellDeps): Express {
  return createBaseApp({ log: deps.log, ready: deps.ready }, (app) => {
    sitemapRoutes(app, deps);
    app.get(/\/_payload\.json$/, payloadRoute(deps));
    app.get(/.*/, documentRoute(deps));
  });
}
