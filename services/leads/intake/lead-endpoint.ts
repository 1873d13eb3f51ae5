import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Endpoint, Method } from "@forecourt/contracts/endpoint";
import type { AppError } from "@forecourt/contracts/errors";
import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { z } from "zod";
import type { ComposeContext } from "../compose/compose-context.ts";
import type { Confirmation } from "../confirmations/confirmation.ts";
import type { QuoteDraft } from "../quotes/commit-quote.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { Booking } from "../test-drives/test-drive-store.ts";
import type { TextConfirmation } from "../texts/confirmation-text.ts";
import type { Contact } from "./contact.ts";
import type { FormFields } from "./form-fields.ts";
import type { LeadRequest } from "./lead-request.ts";
import type { BotSignals } from "./spam-reasons.ts";

/** Differences between the endpoints that accept leads; `acceptLead` shows when each part runs. */
export interface LeadEndpoint<B extends z.ZodType> {
  endpoint: Pick<Endpoint, "path"> & { method: Method; body?: B };
  /** @throws AppError when the visitor has to correct the form. */
  check(body: z.output<B>, request: LeadRequest): void;
  /** Builds the lead. It runs outside of the transaction and may call other services. */
  compose(body: z.output<B>, request: LeadRequest): LeadDraft | Promise<LeadDraft>;
  /** The customer; null = the body names none. */
  contactOf(body: z.output<B>): Contact | null;
  /** Where to redirect an accepted form; null = to its `next` field, else to the inquiry page. */
  successRedirect?(request: LeadRequest, receipt: Receipt): Promise<string | null>;
  /** The page that explains why a form was rejected; null = the form does. */
  errorRedirect?(error: AppError, fields: FormFields): string | null;
}

/** A lead that is ready to be committed. */
export interface LeadDraft {
  form: LeadForm;
  /** Null = a plain lead without a template. */
  template: LeadTemplate | null;
  /** The request body without anti-spam fields; stored as JSON. */
  payload: unknown;
  botSignals: BotSignals;
  /** The configuration of the store that receives the lead. */
  dealer: DealerConfig;
  /** Pure: it runs inside the transaction, which gives the lead its id and receipt. */
  composeMails(context: ComposeContext, receipt: Receipt): OutgoingMail[];
  /** The mail to the shopper; missing or null = none. */
  confirmation?: Confirmation | null;
  /**
   * True = the receipt states whether `confirmation` is mailed. A browser does not get this: it would learn which leads
   * look like spam.
   */
  isConfirmationTold?: boolean;
  /** The text message to the shopper; missing or null = none. */
  text?: TextConfirmation | null;
  /** The test drive that is booked with the lead. */
  testDrive?: Omit<Booking, "leadId">;
  /** The quote that is stored with the lead. */
  quote?: QuoteDraft;
}
