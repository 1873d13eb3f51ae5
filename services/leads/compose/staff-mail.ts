import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { replyTo } from "./reply-to.ts";
import { markedSubject } from "./spam-mark.ts";
import { actionText } from "./template-text.ts";

/** The specification's. */
const subject = "Connect with a Staff Member Form from website";

/**
 * The mail to the member of staff whom a message is for, as the dealer's configuration knows him.
 * Null where it names nobody whom the configuration has an address of.
 */
export function staffMail(action: LeadAction, context: ComposeContext): OutgoingMail | null {
  const { employees, company } = context.dealer;
  const member = action.staff === undefined ? null : (employees[action.staff] ?? null);
  if (action.template !== "STAFF_MEMBER" || !member?.email) return null;
  return {
    kind: "text",
    recipient: member.email,
    subject: markedSubject(subject, context),
    senderName: company.name,
    text: actionText(action, context),
    ...replyTo(action.user.email),
  };
}
