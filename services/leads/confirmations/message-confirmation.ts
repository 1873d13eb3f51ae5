import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import type { Recipient } from "../intake/team-member.ts";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { confirmationHtml } from "./confirmation-html.ts";
import { jobApplicationConfirmation } from "./job-application-confirmation.ts";
import {
  confirmationText,
  dateFormatOf,
  type MailLines,
  storeFacts,
  textsOf,
} from "./mail-lines.ts";
import { replyDeadline } from "./reply-deadline.ts";
import { typedText } from "./typed-text.ts";
import { vehicleTitle } from "./vehicle-title.ts";

/**
 * The confirmation of a message; null = its form has none.
 * @param member the person of the team whom it is for; missing = none
 */
export function messageConfirmation(action: LeadAction, member?: Recipient): Confirmation | null {
  if (leadTemplates[action.template].confirmation !== "message") return null;
  if (action.template === "CAREERS") return jobApplicationConfirmation(action);
  const isForService = member?.isOfService ?? false;
  return {
    address: action.user.email,
    isForService,
    compose: (context) =>
      compose(action, { ...context, lead: { ...context.lead, isForService } }, member),
  };
}

interface ReplyPromise {
  store: string;
  /** Deadline of the reply; null = not stated. */
  time: string | null;
  member: Recipient | undefined;
}

/** Sentence that names the person or the store that got the message, and the deadline of their reply. */
function thanks(t: ReturnType<typeof textsOf>, { store, time, member }: ReplyPromise): string {
  if (member === undefined) {
    return time === null
      ? t("confirmation.message.lead", { store })
      : t("confirmation.message.replyBy", { store, time });
  }
  const { name, firstName } = member;
  return time === null
    ? t("confirmation.message.lead.named", { store, name, firstName })
    : t("confirmation.message.replyBy.named", { store, name, firstName, time });
}

function compose(
  { user, vehicle, text }: LeadAction,
  context: ConfirmationContext,
  member: Recipient | undefined,
): ConfirmationContent {
  const t = textsOf(context);
  const { lead, dealer } = context;
  const store = dealer.company.name;
  const due = replyDeadline({ ...lead, driveStart: null }, dealer);
  const time = due && formatAppointment(due, dateFormatOf(context));
  const message = typedText(text, 2000);
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [
      thanks(t, { store, time, member }),
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
