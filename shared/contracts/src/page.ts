import type { Params } from "./paths/path-pattern.ts";
import type { ReplyCache } from "./reply-cache.ts";
import type { CommonServiceName } from "./services.ts";
import type { SiteContext } from "./site.ts";
import type { Tenant } from "./tenant.ts";
import type { EventProperties } from "./tracking-events.ts";
import type { Visitor } from "./visitor/visitor.ts";

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path of this content; null = no canonical link (an error page). */
  canonical: string | null;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** Path or URL of the preview image; missing = the site's image. */
  image?: string;
  /** Structured data, each entry one schema.org node. */
  jsonLd?: object[];
}

/** Base URL of a service, and a `fetch` that tries all of its replicas. */
export interface ServiceAddress {
  address: string;
  fetch: typeof fetch;
}

/** What a loader gets of the request. Loaders must not keep any of it after the request. */
export interface PageRequest {
  url: URL;
  /** Decoded path without trailing slash. */
  path: string;
  params: Params;
  tenant: Tenant;
  site: SiteContext;
  /** The visitor. Optional because older shells do not pass it. */
  visitor?: Visitor;
  /** Address of the area's own service. */
  service: string;
  /** Reaches any replica of that service; missing = the global `fetch`. */
  fetch?: typeof fetch;
  /** Services shared by all areas (leads, visitor). One may be missing when an older shell runs this release. */
  common?: Partial<Record<CommonServiceName, ServiceAddress>>;
  /** Headers that every call to a service carries: tenant, request id, what the visitor has unlocked. */
  headers: Record<string, string>;
  /** Parsed replies that other requests of this release have received. Missing in an older shell. */
  replies?: ReplyCache;
  /** Aborted when the page times out or the client disconnects. */
  signal: AbortSignal;
}

/** What a loader returns. "Not found" is a result, not an exception. */
export type PageResult<Data> =
  | {
      kind: "page";
      data: Data;
      head: PageHead;
      status?: 200 | 404 | 410;
      /** Data that is not needed for the first view and streams in later, see remote-kit's `Deferred`. */
      deferred?: Record<string, Promise<unknown>>;
      /** What the visitor typed, or an answer to it, is in `data`: no browser stores the response. */
      noStore?: true;
      /** The frame of a page with one task: logo, phone and legal links, no menus. Missing = the whole frame. */
      layout?: "minimal";
      /**
       * Id of the store that the page is about: header and footer show it, whichever store the visitor chose. Missing
       * or unknown = the visitor's store.
       */
      store?: string;
      /** Properties of the page view's event besides the address. */
      eventFacts?: Pick<EventProperties, "results">;
      /** Showing this page is no PageView; missing = it is. */
      withoutPageView?: true;
    }
  | { kind: "redirect"; to: string; permanent: boolean }
  | { kind: "not-found" };

export type PageLoader<Data> = (request: PageRequest) => Promise<PageResult<Data>>;
