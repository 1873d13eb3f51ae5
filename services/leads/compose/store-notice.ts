import { LeadAction } from "@forecourt/contracts/leads/leads";
import type { StoredLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { composeTemplateLead } from "./compose.ts";

const Payload = LeadAction.pick({ template: true, user: true, vehicle: true });

type Context = Pick<Parameters<typeof composeTemplateLead>[1], "dealer" | "previewRecipient">;

/** The mails to the recipients of a lead about a change of what it was about. */
export function storeNotice(
  { id, form, spamReasons, payload }: Pick<StoredLead, "id" | "form" | "spamReasons" | "payload">,
  { subject, text }: { subject: string; text: string },
  { now, ...context }: Context & { now: Date },
): OutgoingMail[] {
  const notice = LeadAction.parse({ ...Payload.parse(payload), text });
  const whole = { ...context, id, form, spamReasons, receivedAt: now, isResend: true };
  return composeTemplateLead(notice, whole, subject);
}
