import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { Transaction } from "kysely";
import { composeTemplateLead } from "../compose/compose.ts";
import type { ConfirmationContext } from "../confirmations/confirmation.ts";
import { confirmationMails } from "../confirmations/confirmation-mail.ts";
import { testDriveConfirmation } from "../confirmations/test-drive-confirmation.ts";
import type { LeadRequest } from "../intake/lead-request.ts";
import type { DigestKey } from "../limits/keyed-digest.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import { queueConfirmationText } from "../texts/confirmation-text.ts";
import { testDriveText } from "../texts/lead-texts.ts";
import { textRecipientOfLead } from "../texts/text-recipient.ts";

/** Data that changes of a test drive need besides the lead that booked it. */
export interface DriveContext {
  signingContext: DigestKey;
  dealerOf(storeId: string): DealerConfig;
  /** The texts of the mails to the shopper. */
  languageOf(lead: StoredLead): Pick<ConfirmationContext, "texts" | "prefix">;
  previewRecipient: string | null;
  visitor: LeadRequest["visitor"];
}

/** A test drive that its shopper moved (`from` is the earlier start) or canceled. */
export type DriveChange =
  | { event: "canceled"; start: Date }
  | { event: "changed"; start: Date; from: Date };

/** The mails to the recipients of the booking and to the shopper; due within their limits. */
export async function driveChangeMails(
  query: Transaction<LeadsTables>,
  lead: StoredLead,
  change: DriveChange,
  { signingContext, dealerOf, languageOf, previewRecipient }: DriveContext,
): Promise<OutgoingMail[]> {
  const { now } = signingContext;
  const { spamReasons, storeId } = lead;
  const dealer = dealerOf(storeId);
  const payload = BookingPayload.parse(lead.payload);
  const mails = mailsToStore(lead, change, { payload, dealer, now, previewRecipient });
  return [
    ...(await throttlePerRecipient(query, signingContext, { dealer, spamReasons, mails })),
    ...(await confirmationMails(query, {
      confirmation: testDriveConfirmation({ ...payload, start: change.start, event: change.event }),
      context: { lead, dealer, ...languageOf(lead), now },
      signingContext,
      spamReasons,
      previewRecipient,
      aboveLimit: "wait",
    })),
  ];
}

/** Queues the text to the shopper, where there may be one. */
export async function queueDriveChangeText(
  query: Transaction<LeadsTables>,
  lead: StoredLead,
  { start, event }: DriveChange,
  { signingContext, dealerOf, languageOf, visitor }: DriveContext,
): Promise<void> {
  const { vehicle } = BookingPayload.parse(lead.payload);
  const { storeId } = lead;
  const { now } = signingContext;
  const context = { lead, dealer: dealerOf(storeId), ...languageOf(lead), now };
  const phone = textRecipientOfLead(lead.payload, { visitor });
  const confirmation = testDriveText({ vehicle, start, event }, phone);
  await queueConfirmationText(query, { confirmation, context, signingContext });
}

interface StoreMails extends Pick<DriveContext, "previewRecipient"> {
  payload: BookingPayload;
  dealer: DealerConfig;
  now: Date;
}

function mailsToStore(
  { id, form, spamReasons, receipt }: StoredLead,
  change: DriveChange,
  { payload, dealer, now, previewRecipient }: StoreMails,
): OutgoingMail[] {
  const notice = LeadAction.parse({
    template: "SCHEDULE_TEST_DRIVE",
    ...payload,
    text: `${sentence(change, dealer.company.timezone)}\nReceipt number: ${receipt.number}`,
  });
  const context = { id, form, spamReasons, dealer, previewRecipient, receivedAt: now };
  const prefix = change.event === "canceled" ? "Canceled" : "New time";
  return composeTemplateLead(notice, { ...context, isResend: true }).map((mail) => ({
    ...mail,
    subject: `${prefix}: ${mail.subject}`,
  }));
}

function sentence(change: DriveChange, timeZone: string): string {
  const start = formatStart(change.start, timeZone);
  if (change.event === "canceled") return `The customer has canceled the test drive on ${start}.`;
  const from = formatStart(change.from, timeZone);
  return `The customer has moved the test drive to ${start}. It was booked for ${from}.`;
}

const BookingPayload = LeadAction.pick({ user: true, vehicle: true });
type BookingPayload = Pick<LeadAction, "user" | "vehicle">;
