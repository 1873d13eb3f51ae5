import { randomUUID } from "node:crypto";
import type { NumberedLead } from "./insert-lead.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { singleAddress } from "./single-address.ts";
import { oneLine } from "./single-line.ts";
import type { OutboxRow } from "./tables.ts";

/** The row of a new mail. Its Message-ID never changes from here on. */
export function outboxRow(
  { id: leadId, dealerId, receivedAt, suspicion }: NumberedLead,
  { kind, recipient, subject, notBefore, held, ...content }: OutgoingMail,
  messageIdHost: string,
): OutboxRow {
  const id = randomUUID();
  const at = receivedAt.toISOString();
  const due = notBefore?.toISOString() ?? at;
  return {
    id,
    lead_id: leadId,
    dealer_id: dealerId,
    kind,
    recipient: singleAddress(recipient),
    subject: oneLine(subject),
    content: JSON.stringify(content),
    message_id: `<${id}@${messageIdHost}>`,
    created_at: at,
    since: due,
    state: held ? "held" : "queued",
    suspected: suspicion.length > 0 ? 1 : 0,
    owner: null,
    due_at: due,
    attempts: 0,
    failures: 0,
    last_error: null,
    delivered_at: null,
  };
}
