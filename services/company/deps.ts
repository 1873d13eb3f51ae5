import type { ContentDeps } from "@forecourt/service-kit/content-service";
import type { Database } from "@forecourt/service-kit/db";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Vault } from "@forecourt/service-kit/vault/vault";
import type { RelayLead } from "./resumes/relay-lead.ts";
import type { ScanResult } from "./resumes/scan/clamd.ts";
import type { CompanyTables } from "./store/tables.ts";

/**
 * - `application`: recognizes the same job application; its resume has the id and the number of it.
 * - `network`: rate limits.
 */
type DigestPurpose = "application" | "network";

export type CompanyVault = Vault<DigestPurpose>;

/** Dependencies of the company service's routes. */
export interface Deps extends ContentDeps {
  database: Database<CompanyTables>;
  vault: CompanyVault;
  /** Null = the leads service is not configured. */
  relayLead: RelayLead | null;
  /** Null = no virus scanner is configured. */
  scan: ((bytes: Buffer) => Promise<ScanResult>) | null;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  ready: () => Promise<ReadyReport>;
  version?: () => string | null;
}
