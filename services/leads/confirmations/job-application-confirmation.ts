import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { confirmationHtml } from "./confirmation-html.ts";
import { confirmationText, type MailLines, storeFacts, textsOf } from "./mail-lines.ts";
import { typedLine } from "./typed-text.ts";

/**
 * The confirmation of a job application. It promises no time: who hires reads applications when a position is
 * to be filled.
 */
export function jobApplicationConfirmation(action: LeadAction): Confirmation {
  return { address: action.user.email, compose: (context) => compose(action, context) };
}

function compose(
  { user, position, resume }: LeadAction,
  context: ConfirmationContext,
): ConfirmationContent {
  const t = textsOf(context);
  const store = context.dealer.company.name;
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [
      t("confirmation.careers.lead", { store }),
      t(resume?.number ? "confirmation.careers.resume" : "confirmation.careers.noResume"),
      t("confirmation.careers.next"),
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
