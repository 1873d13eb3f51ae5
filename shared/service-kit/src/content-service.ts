import type { Content, ContentName } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Express } from "express";
import type { z } from "zod";
import type { Dealers } from "./dealers/dealers.ts";
import { pageContent } from "./dealers/page-content.ts";
import type { DealerWatch } from "./dealers/watch.ts";
import { mount } from "./mount.ts";
import { tenantOf } from "./tenant.ts";

/** What routes that publish contents use. */
export interface ContentDeps {
  dealers: Pick<DealerWatch, "current">;
  /** The current time, for contents that depend on the day. */
  now: () => Date;
}

/** Adds routes that publish contents. */
export type ContentRoutes = (app: Express, deps: ContentDeps) => void;

/** The store of a request. */
export interface ContentSource {
  dealers: Dealers;
  tenant: Tenant;
  config: DealerConfig;
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
