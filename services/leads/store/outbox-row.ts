import { randomUUID } from "node:crypto";
import type { StoredLead } from "./insert-lead.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { singleAddress } from "./single-address.ts";
import { toSingleLine } from "./single-line.ts";
import type { OutboxRow } from "./tables.ts";

/** The row of a new mail. Its Message-ID never changes. */
export function outboxRow(
  { id: leadId, dealerId, receivedAt, spamReasons }: StoredLead,
  { kind, audience = "dealer", recipient, subject, dueAt, quarantined, ...content }: OutgoingMail,
  messageIdHost: string,
): OutboxRow {
  const id = randomUUID();
  const at = receivedAt.toISOString();
  const due = dueAt?.toISOString() ?? at;
  return {
    id,
    lead_id: leadId,
    dealer_id: dealerId,
    kind,
    audience,
    recipient: singleAddress(recipient),
    subject: toSingleLine(subject),
    content: JSON.stringify(content),
    message_id: `<${id}@${messageIdHost}>`,
    created_at: at,
    since: due,
    state: quarantined ? "held" : "queued",
    suspected: spamReasons.length > 0 ? 1 : 0,
    owner: null,
    due_at: due,
    attempts: 0,
    failures: 0,
    last_error: null,
    delivered_at: null,
  };
}
