import { LeadAction } from "@forecourt/contracts/leads/leads";
import type { StoredLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { composeTemplateLead } from "./compose.ts";

const Payload = LeadAction.pick({ template: true, user: true, vehicle: true });
const WithTradeIn = LeadAction.pick({
  template: true,
  user: true,
  vehicle: true,
  sellVehicles: true,
});

interface Context
  extends Pick<Parameters<typeof composeTemplateLead>[1], "dealer" | "previewRecipient"> {
  /** True = the notice repeats the vehicles that the lead trades in. Missing = false. */
  hasTradeIn?: boolean;
}

/** The mails to the recipients of a lead about a change of its visit, offer, or other subject. */
export function storeNotice(
  { id, form, spamReasons, payload }: Pick<StoredLead, "id" | "form" | "spamReasons" | "payload">,
  { subject, text }: { subject: string; text: string },
  { now, hasTradeIn = false, ...context }: Context & { now: Date },
): OutgoingMail[] {
  const known = (hasTradeIn ? WithTradeIn : Payload).parse(payload);
  const notice = LeadAction.parse({ ...known, text });
  const whole = { ...context, id, form, spamReasons, receivedAt: now, isResend: true };
  return composeTemplateLead(notice, whole, subject);
}
