import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** The data of an ADF document besides the lead. */
export interface AdfContext {
  /** The same on every delivery of the lead. */
  readonly id: string;
  readonly requestedAt: Date;
  /** The subject of the mail; the default provider name contains it. */
  readonly subject: string;
  /** The provider name of the route; null = derived from the subject. */
  readonly provider: string | null;
  /** The configuration of the store that receives the lead. */
  readonly dealer: Pick<DealerConfig, "company" | "site" | "employees" | "leads" | "phoneMasks">;
}
