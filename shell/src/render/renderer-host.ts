import type { Writable } from "node:stream";
import type { AreaName } from "@forecourt/contracts/areas";
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { ServiceAddress } from "@forecourt/contracts/page";
import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import type { ReplyCache } from "@forecourt/contracts/reply-cache";
import type { CommonServiceName } from "@forecourt/contracts/services";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { LoadContainer } from "../remotes/server.ts";

/**
 * Interface that the process provides to a shell release: the release store, the services, a log. The process and the
 * release are deployed separately, so members keep their names and new ones are optional.
 */
export interface RendererHost {
  loadContainer: LoadContainer;
  manifest(name: ReleasableName, release: string): Promise<ReleaseManifest>;
  /**
   * The verified text of a style sheet. Missing when the process is older than this release of the
   * shell: documents then link their style sheets.
   */
  styleSheet?(name: ReleasableName, release: string, file: string): Promise<string>;
  /**
   * The base URL of each service, and a `fetch` that uses all its replicas. A common service is
   * missing when the process is older than this release of the shell.
   */
  services: Record<AreaName, ServiceAddress> & Partial<Record<CommonServiceName, ServiceAddress>>;
  log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  deadlines: Deadlines;
  /** Records that code of a remote's release (`name.release`) now runs, see `watchdog.ts`. */
  mark(release: string): void;
  /** True while a release is quarantined, because it made a process hang. */
  holds(release: string): boolean;
  /** Missing when the process is older than this release of the shell: every page is then rendered. */
  markups?: MarkupStore;
  /** Parsed replies, bounded. Missing when the process is older than this release of the shell. */
  replies?: ReplyCache;
  /** Missing when the process is older than this release of the shell. */
  outcomes?: OutcomeCounter;
}

/**
 * How a page, or a part of one, of an area came out. `loading`: its code did not load or is quarantined; `loader`: its
 * loader threw; `deadline`: it was late; `render`: a component threw; `deferred` and `fragment`: a part was left out.
 */
export type AreaOutcome =
  | "page"
  | "loading"
  | "loader"
  | "deadline"
  | "render"
  | "deferred"
  | "fragment";

/** The process' count of outcomes. */
export interface OutcomeCounter {
  /** @param of `release`: `mfe-trade.0123456789abcdef`; `page`: its id, or the name of a fragment */
  count(of: { release: string; page: string; outcome: AreaOutcome }): void;
}

/** Markup that was rendered once and is the same for other visitors. */
export interface StoredMarkup {
  /** UTF-8; the form token of a request belongs between two pieces. */
  pieces: readonly Uint8Array[];
  /** True when it is the same only for visitors of whom nothing personal is known. */
  readsPersonal: boolean;
}

/** The process' bounded cache of markup, for all releases of the shell. */
export interface MarkupStore {
  get(key: string): StoredMarkup | undefined;
  set(key: string, markup: StoredMarkup): void;
  /** Counts how a page or fragment got its markup. */
  count(outcome: "reused" | "rendered" | "personal"): void;
}

/** Deadlines of a page in ms; what exceeds them is left out of the response. */
export interface Deadlines {
  /** Deadline to load the page's remote and run its loader. */
  resolve: number;
  /** Deadline from the first render to the first byte. */
  render: number;
  /** Deadline for deferred parts, which stream after the first view. */
  deferred: number;
  /** Deadline for fragments of other areas. Missing when the process is older than this release of the shell. */
  fragment?: number;
}

export interface RenderRequest {
  url: URL;
  tenant: Tenant;
  site: SiteContext;
  /** Missing when the process is older than this release of the shell. */
  visitor?: Visitor;
  /** Token for the document's forms; missing when the process is older than this release of the shell. */
  formToken?: string;
  /** A form that returns to this document; null = it could not be read, missing = there is none. */
  rejectedForm?: RejectedForm | null;
  record: ReleaseRecord;
  /** Version of the dealers' configuration; missing when the process is older than this release of the shell. */
  configuration?: string;
  requestId: string;
  /** Nonce of the response's content security policy. */
  nonce: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** Present = the whole document is wanted at once, without a nonce, so that it can be cached. */
  whole?: {
    /** Deadline for deferred parts, in ms. */
    withinMs: number;
  };
}

/** A complete document that is the same for every anonymous visitor. */
export interface WholeDocument {
  html: string;
  /** The text of each inline script and style element, for the hashes of the security policy. */
  scripts: string[];
  styles: string[];
  /** Versions of the services' data it is made from; null = not known, so it may be outdated at once. */
  versions: Readonly<Record<string, string>> | null;
}

export type DocumentAnswer =
  | { kind: "redirect"; status: 301 | 302; to: string }
  /** A whole document was requested, and a deferred part was not ready in time. */
  | { kind: "incomplete" }
  | {
      kind: "whole";
      status: number;
      shareable: boolean;
      /** True when no cache may store it, not even the browser's; missing = false. */
      noStore?: boolean;
      document: WholeDocument;
    }
  | {
      kind: "html";
      status: number;
      shareable: boolean;
      /** True when the request's `rejectedForm` is part of the document; missing = false. */
      hasRejectedForm?: boolean;
      /** True when the browser must not store it; missing = false. */
      noStore?: boolean;
      pipe(to: Writable): void;
    };

/** A fragment by itself, for a document that this shell does not render. */
export interface Island {
  id: string;
  html: string;
  /** Elements that the document's head needs for the fragment. */
  head: { link: { rel: "stylesheet"; href: string }[] };
}

/** `not-found` = no fragment of this id, or it has nothing to show; `unavailable` = it failed or was late. */
export type IslandAnswer = Island | { failure: "not-found" | "unavailable" };

/** Interface that a shell release exports to the process. */
export interface Renderer {
  document(request: RenderRequest): Promise<DocumentAnswer>;
  /** The response of `/_payload.json`: a `PageState` or `{ redirect }`. */
  payload(request: RenderRequest): Promise<{ status: number; body: object }>;
  /** The response of `/__island/{key}.json`; missing in older releases of the shell. */
  island?(request: RenderRequest, id: string): Promise<IslandAnswer>;
  /** Loads all remotes of `record`, so that the first visitor does not wait. @throws AggregateError */
  warmUp(record: ReleaseRecord): Promise<void>;
  /** Unloads every release of a remote that none of `records` names. */
  keep(records: ReleaseRecord[]): void;
}
