import type { Params } from "./paths/path-pattern.ts";
import type { CommonServiceName } from "./services.ts";
import type { SiteContext } from "./site.ts";
import type { Tenant } from "./tenant.ts";
import type { Visitor } from "./visitor/visitor.ts";

/** What a page says about itself to search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the one address of this content; null = no canonical link (an error page). */
  canonical: string | null;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** Path or address of the preview picture; the site's own picture when missing. */
  image?: string;
  /** Structured data, each entry one schema.org node. */
  jsonLd?: object[];
}

/** Where a service is, and what reaches it whichever of its replicas answers. */
export interface ServiceAddress {
  address: string;
  fetch: typeof fetch;
}

/** What a loader gets to know about the request; nothing of it outlives the request. */
export interface PageRequest {
  url: URL;
  /** Decoded path without trailing slash. */
  path: string;
  params: Params;
  tenant: Tenant;
  site: SiteContext;
  /** Who asks; missing where the shell is older than this release. */
  visitor?: Visitor;
  /** Address of the area's own service. */
  service: string;
  /** Reaches that service, whichever of its replicas answers; the global `fetch` when missing. */
  fetch?: typeof fetch;
  /** The services that serve all areas; one is missing where the process is older than this release. */
  common?: Partial<Record<CommonServiceName, ServiceAddress>>;
  /** Headers that every call to a service carries: tenant, request id, what the visitor has unlocked. */
  headers: Record<string, string>;
  /** Aborted when the page's time is up or the visitor has gone. */
  signal: AbortSignal;
}

/** What a loader answers. A missing thing is a result, not an exception. */
export type PageResult<Data> =
  | {
      kind: "page";
      data: Data;
      head: PageHead;
      status?: 200 | 404 | 410;
      /** What the first view can do without; streams in when it is there, see remote-kit's `Deferred`. */
      deferred?: Record<string, Promise<unknown>>;
    }
  | { kind: "redirect"; to: string; permanent: boolean }
  | { kind: "not-found" };

export type PageLoader<Data> = (request: PageRequest) => Promise<PageResult<Data>>;
