import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import { documentRoute } from "./document-route.ts";
import { payloadRoute } from "./payload-route.ts";
import type { Renderers } from "./renderers.ts";

export interface ShellDeps {
  renderers: Renderers;
  /** The public configuration of a tenant; throws `dealer-unknown`. */
  siteOf(tenant: Tenant): SiteContext;
  ready(): Promise<ReadyReport>;
  log: Log;
}

/** The shell server: documents, and the payloads of client navigations. */
export function createApp(deps: ShellDeps): Express {
  return createBaseApp({ log: deps.log, ready: deps.ready }, (app) => {
    app.get(/\/_payload\.json$/, payloadRoute(deps));
    app.get(/.*/, documentRoute(deps));
  });
}
