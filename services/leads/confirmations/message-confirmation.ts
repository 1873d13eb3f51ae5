import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { confirmationHtml } from "./confirmation-html.ts";
import { jobApplicationConfirmation } from "./job-application-confirmation.ts";
import { confirmationText, type MailLines, spokenOf, storeFacts, textsOf } from "./mail-lines.ts";
import { replyDeadline } from "./reply-deadline.ts";
import { typedText } from "./typed-text.ts";
import { vehicleTitle } from "./vehicle-title.ts";

/** The confirmation of a message; null = its form has none. */
export function messageConfirmation(action: LeadAction): Confirmation | null {
  if (leadTemplates[action.template].confirmation !== "message") return null;
  if (action.template === "CAREERS") return jobApplicationConfirmation(action);
  return { address: action.user.email, compose: (context) => compose(action, context) };
}

function compose(
  { user, vehicle, text }: LeadAction,
  context: ConfirmationContext,
): ConfirmationContent {
  const t = textsOf(context);
  const { lead, dealer } = context;
  const store = dealer.company.name;
  const due = replyDeadline({ ...lead, driveStart: null }, dealer);
  const time = due && formatAppointment(due, spokenOf(context));
  const message = typedText(text, 2000);
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [
      time === null
        ? t("confirmation.message.lead", { store })
        : t("confirmation.message.replyBy", { store, time }),
      message && t("confirmation.message.quote", { text: message }),
    ],
    facts: [["confirmation.vehicle", vehicleTitle(vehicle)], ...storeFacts(context)],
    receiptKey: "confirmation.message.receipt",
  };
  const subject = t("confirmation.message.subject", { store });
  return {
    subject,
    text: confirmationText(lines, context),
    html: confirmationHtml(lines, { subject, context }),
  };
}
