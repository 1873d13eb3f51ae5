import type { AreaName } from "@forecourt/contracts/areas";
import type { Content, ContentName } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Express } from "express";
import { z } from "zod";
import { readConfig, variables } from "./config.ts";
import { createBaseApp } from "./create-app.ts";
import { datedVersion } from "./dated-version.ts";
import type { Dealers } from "./dealers/dealers.ts";
import { pageContent } from "./dealers/page-content.ts";
import { type DealerWatch, watchDealers } from "./dealers/watch.ts";
import { allReady } from "./health.ts";
import { createLog } from "./log.ts";
import { mount } from "./mount.ts";
import type { CreateService } from "./service.ts";
import { tenantOf } from "./tenant.ts";

/** Dependencies of the routes of a content service. */
export interface ContentDeps {
  dealers: Pick<DealerWatch, "current">;
  /** The current time, for contents that depend on the day. */
  now: () => Date;
}

/** Adds routes to a content service. */
export type ContentRoutes = (app: Express, deps: ContentDeps) => void;

/** The store of a request. */
export interface ContentSource {
  dealers: Dealers;
  tenant: Tenant;
  config: DealerConfig;
}

const Variables = z.object({
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
});

/**
 * A service that publishes contents of the dealers' configuration, which it reads again whenever a file
 * changes. It has no state, so there may be any number of replicas. It fails at
 * start when a variable or the configuration is invalid, with a message that names the problem.
 * @param routes adds the area's endpoints, mostly by `mountContent`
 */
export function contentService(area: AreaName, routes: ContentRoutes): CreateService {
  return async (env) => {
    const { DEALERS_DIR, LOG_LEVEL } = readConfig(Variables, env);
    const log = createLog({ name: area, level: LOG_LEVEL });
    const dealers = await watchDealers(DEALERS_DIR, { log });
    const ready = async () => ({ ...allReady("dealers"), problems: [...dealers.problems()] });
    const deps: ContentDeps = { dealers, now: () => new Date() };
    const version = () => datedVersion(dealers.current(), deps.now());
    return {
      name: area,
      app: createBaseApp({ log, ready, version }, (app) => routes(app, deps)),
      ready,
      version,
      close: async () => dealers.close(),
    };
  };
}

/** Reads contents, of the current configuration. */
interface ContentReader {
  dealers: { current(): Pick<Dealers, "content"> };
}

/**
 * Serves the content `name` of the request's store at `endpoint`, whose reply is the content.
 * The endpoint answers with AppError content-unknown where the page is switched off, or dealer-unknown.
 */
export function mountContent<K extends ContentName, R extends z.ZodType>(
  app: Express,
  { dealers }: ContentReader,
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  name: K,
  // A reply of another shape is completed by `mountCompletedContent`.
  ..._reply: Content<K> extends z.input<R> ? [] : [never]
): void {
  mount(app, endpoint, ({ request }) => pageContent(dealers.current(), tenantOf(request), name));
}

/** The same for a reply with data that is not in the content's file; `complete` adds them. */
export function mountCompletedContent<K extends ContentName, R extends z.ZodType>(
  app: Express,
  { dealers }: Pick<ContentDeps, "dealers">,
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  name: K,
  complete: (content: Content<K>, source: ContentSource) => z.input<R>,
): void {
  mount(app, endpoint, ({ request }) => {
    const tenant = tenantOf(request);
    const current = dealers.current();
    const content = pageContent(current, tenant, name);
    return complete(content, { dealers: current, tenant, config: current.config(tenant) });
  });
}
