import { randomUUID } from "node:crypto";
import { currentTrace } from "@forecourt/service-kit/tracing/tracing";
import type { StoredLead } from "./insert-lead.ts";
import type { MailContent, OutgoingMail } from "./outgoing-mail.ts";
import { singleAddress } from "./single-address.ts";
import { toSingleLine } from "./single-line.ts";
import type { OutboxRow } from "./tables.ts";

/** Owner of a mail: a lead, or a mailing. */
interface MailOwner {
  leadId: string | null;
  mailing: string | null;
  dealerId: string;
  createdAt: Date;
  /** Mails of genuine leads are sent first. */
  canWait: boolean;
}

/** The row of a new mail of a lead. */
export function outboxRow(
  { id: leadId, dealerId, receivedAt: createdAt, spamReasons }: StoredLead,
  mail: OutgoingMail,
  messageIdHost: string,
): OutboxRow {
  const canWait = spamReasons.length > 0;
  return mailRow({ leadId, mailing: null, dealerId, createdAt, canWait }, mail, messageIdHost);
}

/** The row of a new mail. Its Message-ID never changes. */
export function mailRow(
  { leadId, mailing, dealerId, createdAt, canWait }: MailOwner,
  { kind, audience = "dealer", recipient, subject, dueAt, quarantined, ...content }: OutgoingMail,
  messageIdHost: string,
): OutboxRow {
  const id = randomUUID();
  const at = createdAt.toISOString();
  const due = dueAt?.toISOString() ?? at;
  return {
    id,
    lead_id: leadId,
    mailing,
    dealer_id: dealerId,
    kind,
    audience,
    recipient: singleAddress(recipient),
    subject: toSingleLine(subject),
    content: JSON.stringify(traced(content)),
    message_id: `<${id}@${messageIdHost}>`,
    created_at: at,
    since: due,
    state: quarantined ? "held" : "queued",
    suspected: canWait ? 1 : 0,
    owner: null,
    due_at: due,
    attempts: 0,
    failures: 0,
    last_error: null,
    delivered_at: null,
  };
}

/** With the current trace: another process may send the mail, and later. */
function traced(content: MailContent): MailContent {
  const traceparent = currentTrace();
  return traceparent === null ? content : { ...content, traceparent };
}
