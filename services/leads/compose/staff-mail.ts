import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { replyTo } from "./reply-to.ts";
import { subjectWithSpamMark } from "./spam-mark.ts";
import { templateLeadText } from "./template-text.ts";

/** Fixed by the specification. */
const subject = "Connect with a Staff Member Form from website";

/**
 * The mail to the staff member to whom a message is addressed, at the address in the dealer's configuration. Null = no
 * such member, or no address.
 */
export function staffMail(action: LeadAction, context: ComposeContext): OutgoingMail | null {
  const { employees, company } = context.dealer;
  const manager = action.staff === undefined ? null : employees[action.staff];
  const recipient = context.member?.email ?? manager?.email;
  if (action.template !== "STAFF_MEMBER" || !recipient) return null;
  return {
    kind: "text",
    recipient,
    subject: subjectWithSpamMark(subject, context),
    senderName: company.name,
    text: templateLeadText(action, context),
    ...replyTo(action.user.email),
  };
}
