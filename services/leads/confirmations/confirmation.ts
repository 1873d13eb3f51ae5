import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { StoredLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { Addressed } from "./reply-deadline.ts";

/** The data of a confirmation, besides the fields of the form. */
export interface ConfirmationContext {
  lead: Pick<StoredLead, "id" | "receipt" | "receivedAt"> & Addressed;
  /** The configuration of the store that receives the lead. */
  dealer: DealerConfig;
  /** The texts of this store, see `contracts/text-keys`. */
  texts: Readonly<Record<string, string>>;
  /** Path prefix of the pages in the language of the texts: `/es`; "" = English. */
  prefix: string;
  now: Date;
}

export type ConfirmationContent = Pick<OutgoingMail, "subject" | "text" | "html" | "attachments">;

/** A mail to the shopper who sent a lead. */
export interface Confirmation {
  /** The email address in the form; not verified. */
  address: string;
  /** True where the service department answers, whatever its form; missing = the form decides. */
  isForService?: boolean;
  /** Pure: it runs inside the transaction, which gives the lead its receipt. */
  compose(context: ConfirmationContext): ConfirmationContent;
}
