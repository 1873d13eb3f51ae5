import type { Facts } from "@forecourt/contracts/areas/facts";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { RendererHost } from "../render/renderer-host.ts";
import type { CompleteSite } from "./release-defaults.ts";
import type { Renderers } from "./renderers.ts";

/** Inputs of the shell server from the process, or from a test. */
export interface ShellDeps extends Pick<RendererHost, "services" | "deadlines"> {
  renderers: Renderers;
  /** The public configuration of a tenant. @throws AppError dealer-unknown */
  siteOf(tenant: Tenant): SiteContext;
  /**
   * Facts that texts of a tenant may name.
   * @throws AppError dealer-unknown
   */
  factsOf(tenant: Tenant): Facts;
  completeSite: CompleteSite;
  /** Version of the dealers' configuration. */
  configurationVersion(): string;
  /** Slugs of the dealer's people who have a page; empty where these pages are switched off. */
  teamOf(dealerId: string): string[];
  /** Timeout for the visitor service to return the buyer preferences, in ms. */
  visitorMs: number;
  /** Timeout for the leads service to return a rejected form, in ms. */
  rejectedFormMs: number;
  /** Deadline for the deferred parts of a whole document, in ms. */
  wholeMs: number;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  metrics: Metrics;
  ready(): Promise<ReadyReport>;
  /** The version of what a document depends on besides the services: configuration and releases. */
  version(): string;
  log: Log;
}
