import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { confirmationHtml } from "./confirmation-html.ts";
import {
  confirmationText,
  dateFormatOf,
  type MailLines,
  storeFacts,
  textsOf,
} from "./mail-lines.ts";
import { replyDeadline } from "./reply-deadline.ts";
import { typedLine } from "./typed-text.ts";

/** The confirmation of a job application, with the day by which it is answered, where the dealer promises one. */
export function jobApplicationConfirmation(action: LeadAction): Confirmation {
  return { address: action.user.email, compose: (context) => compose(action, context) };
}

function compose(
  { user, position, resume }: LeadAction,
  context: ConfirmationContext,
): ConfirmationContent {
  const t = textsOf(context);
  const { dealer, lead } = context;
  const store = dealer.company.name;
  const due = replyDeadline({ ...lead, driveStart: null }, dealer);
  const time = due && formatAppointment(due, dateFormatOf(context));
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [
      t("confirmation.careers.lead", { store }),
      t(resume?.number ? "confirmation.careers.resume" : "confirmation.careers.noResume"),
      t("confirmation.careers.next"),
      time && t("confirmation.careers.replyBy", { store, time }),
    ],
    facts: [["careers.position", typedLine(position ?? "", 80)], ...storeFacts(context)],
    receiptKey: "confirmation.careers.receipt",
  };
  const subject = t("confirmation.careers.subject", { store });
  return {
    subject,
    text: confirmationText(lines, context),
    html: confirmationHtml(lines, { subject, context }),
  };
}
