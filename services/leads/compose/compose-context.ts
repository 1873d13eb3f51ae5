import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Recipient } from "../intake/team-member.ts";
import type { ContactConsent } from "./contact-consent.ts";

/** The data that mails are composed of, besides the lead. */
export interface ComposeContext {
  /** The id of the lead, the same on every delivery. */
  id: string;
  receivedAt: Date;
  form: LeadForm;
  /** The configuration of the store that receives the lead. */
  dealer: Pick<DealerConfig, "company" | "site" | "employees" | "leads" | "phoneMasks">;
  /** Whether receivers already got this customer, or this inquiry. */
  isResend: boolean;
  /** Why the lead may be spam; empty = no sign of it. */
  spamReasons: readonly string[];
  /** The sentence on calls and texts that the form showed; undefined = none. */
  consent?: ContactConsent | undefined;
  /** The team member to whom a message is addressed; undefined = no one on the dealer's team. */
  member?: Recipient | undefined;
  /** Receives every mail instead of the configured recipients; null = in production. */
  previewRecipient: string | null;
}
