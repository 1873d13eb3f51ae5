import type { MailContent } from "./outgoing-mail.ts";
import type { OutboxRow } from "./tables.ts";

/** A mail with everything that sending it takes. */
export interface ClaimedMail extends MailContent {
  id: string;
  messageId: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /** When its trying began. */
  since: Date;
  /** How often it failed before in this round. */
  failures: number;
  /** Genuine ones go before it. */
  isSuspected: boolean;
}

export function toClaimedMail(row: OutboxRow): ClaimedMail {
  return {
    ...mailContent(row.content),
    id: row.id,
    messageId: row.message_id,
    recipient: row.recipient,
    subject: row.subject,
    createdAt: new Date(row.created_at),
    since: new Date(row.since),
    failures: row.failures,
    isSuspected: row.suspected === 1,
  };
}

/** What a mail says, from its row's JSON, which `outboxRow` alone writes, from the same type. */
export function mailContent(content: string): MailContent {
  return JSON.parse(content) as MailContent;
}
