import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { composeAction } from "../compose/compose.ts";
import type { NumberedLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { driveInWords } from "./bookable-times.ts";

interface Cancelled {
  /** That booked the drive. */
  lead: NumberedLead;
  start: Date;
  now: Date;
  /** The store's that has the car. */
  dealer: DealerConfig;
  previewRecipient: string | null;
}

/**
 * What the store is told of a test drive that its visitor has cancelled: to whom the booking went, of
 * the same prospect, with the number of its receipt.
 */
export function cancellationMails(cancelled: Cancelled): OutgoingMail[] {
  const { lead, start, now, dealer, previewRecipient } = cancelled;
  const { id, form, suspicion, receipt } = lead;
  const { user, vehicle } = Booked.parse(lead.payload);
  const when = driveInWords(start, dealer.company.timezone);
  const action = LeadAction.parse({
    template: "SCHEDULE_TEST_DRIVE",
    user,
    vehicle,
    text: `The customer has cancelled the test drive on ${when}.\nReceipt number: ${receipt.number}`,
  });
  const context = { id, form, suspicion, dealer, previewRecipient, receivedAt: now };
  return composeAction(action, { ...context, isResent: true }).map((mail) => ({
    ...mail,
    subject: `Cancelled: ${mail.subject}`,
  }));
}

const Booked = LeadAction.pick({ user: true }).extend({ vehicle: LeadAction.shape.vehicle });
