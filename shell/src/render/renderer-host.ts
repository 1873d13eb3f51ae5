import type { Writable } from "node:stream";
import type { AreaName } from "@forecourt/contracts/areas";
import type { ServiceAddress } from "@forecourt/contracts/page";
import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import type { CommonServiceName } from "@forecourt/contracts/services";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { LoadContainer } from "../remotes/server.ts";

/** What the process gives to a shell release: the release store, the services, a log. */
export interface RendererHost {
  loadContainer: LoadContainer;
  manifest(name: ReleasableName, release: string): Promise<ReleaseManifest>;
  /**
   * Text of a style sheet of a release, verified. Missing where the process is older than this
   * release of the shell: documents then link their style sheets.
   */
  styleSheet?(name: ReleasableName, release: string, file: string): Promise<string>;
  /**
   * Where each service is, and what reaches it whichever replica answers. A common one is missing
   * where the process is older than this release of the shell.
   */
  services: Record<AreaName, ServiceAddress> & Partial<Record<CommonServiceName, ServiceAddress>>;
  log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  deadlines: Deadlines;
  /** Notes that code of a remote's release (`name.release`) runs from here on, see `watchdog.ts`. */
  mark(release: string): void;
  /** Whether a release made a process hang lately and must not run. */
  holds(release: string): boolean;
}

/** Milliseconds that a page may take until it is answered without what is late. */
export interface Deadlines {
  /** Remote and loader together. */
  resolve: number;
  /** From the first render to the first byte. */
  render: number;
  /** For what streams in after the first view. */
  late: number;
}

export interface RenderRequest {
  url: URL;
  tenant: Tenant;
  site: SiteContext;
  /** Missing where the process is older than this release of the shell. */
  visitor?: Visitor;
  /** For the forms of the document; missing where the process is older than this release of the shell. */
  formToken?: string;
  record: ReleaseRecord;
  requestId: string;
  /** Of the response's content security policy. */
  nonce: string;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

export type DocumentAnswer =
  | { kind: "redirect"; status: 301 | 302; to: string }
  | { kind: "html"; status: number; shareable: boolean; pipe(to: Writable): void };

/** What a shell release exports to the process that runs it. */
export interface Renderer {
  document(request: RenderRequest): Promise<DocumentAnswer>;
  /** Answer of `/_payload.json`: a `PageState` or `{ redirect }`. */
  payload(request: RenderRequest): Promise<{ status: number; body: object }>;
  /** Loads what `record` names, so that the first visitor does not wait; throws what failed. */
  warmUp(record: ReleaseRecord): Promise<void>;
  /** Forgets every release of a remote that none of `records` names. */
  keep(records: ReleaseRecord[]): void;
}
