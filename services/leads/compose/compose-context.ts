import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";

/** What mails are composed with, beside the lead. */
export interface ComposeContext {
  /** The lead's, the same however often it is sent. */
  id: string;
  receivedAt: Date;
  form: LeadForm;
  /** The store's whose lead it is. */
  dealer: Pick<DealerConfig, "company" | "site" | "employees" | "leads" | "phoneMasks">;
  /** Receivers have heard of this customer, or of this inquiry, before. */
  isResend: boolean;
  /** Why it may be a program's; empty = nothing speaks against it. */
  spamReasons: readonly string[];
  /** Gets every mail instead of whoever is configured; null = in production. */
  previewRecipient: string | null;
}
