import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** What an ADF says beside the lead itself. */
export interface AdfContext {
  /** Stays the same however often the lead is sent. */
  readonly id: string;
  readonly requestedAt: Date;
  /** The mail's, which is part of the provider's name. */
  readonly subject: string;
  /** The provider's name by the route of the form; null = made of the subject. */
  readonly provider: string | null;
  /** The store's, whose lead it is. */
  readonly dealer: Pick<DealerConfig, "company" | "site" | "employees" | "leads" | "phoneMasks">;
}
