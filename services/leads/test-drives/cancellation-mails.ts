import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { composeTemplateLead } from "../compose/compose.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { formatTestDriveStart } from "./bookable-times.ts";

interface CanceledTestDrive {
  /** The lead that booked it. */
  lead: StoredLead;
  start: Date;
  now: Date;
  /** The configuration of the store that has the vehicle. */
  dealer: DealerConfig;
  previewRecipient: string | null;
}

/** The mails that tell the store of a cancellation; they go to the recipients of the booking. */
export function cancellationMails(canceled: CanceledTestDrive): OutgoingMail[] {
  const { lead, start, now, dealer, previewRecipient } = canceled;
  const { id, form, spamReasons, receipt } = lead;
  const { user, vehicle } = BookingPayload.parse(lead.payload);
  const when = formatTestDriveStart(start, dealer.company.timezone);
  const notice = LeadAction.parse({
    template: "SCHEDULE_TEST_DRIVE",
    user,
    vehicle,
    text: `The customer has canceled the test drive on ${when}.\nReceipt number: ${receipt.number}`,
  });
  const context = { id, form, spamReasons, dealer, previewRecipient, receivedAt: now };
  return composeTemplateLead(notice, { ...context, isResend: true }).map((mail) => ({
    ...mail,
    subject: `Canceled: ${mail.subject}`,
  }));
}

const BookingPayload = LeadAction.pick({ user: true }).extend({
  vehicle: LeadAction.shape.vehicle,
});
