import type { MailContent } from "./outgoing-mail.ts";
import type { OutboxRow } from "./tables.ts";

/** A mail that a worker has claimed, with everything needed to send it. */
export interface ClaimedMail extends MailContent {
  id: string;
  messageId: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /** Retries end a fixed time after it. */
  firstDueAt: Date;
  /** Earlier failures since `firstDueAt`. */
  failures: number;
  /** True = suspected spam: mails of genuine leads are sent before it. */
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
    firstDueAt: new Date(row.since),
    failures: row.failures,
    isSuspected: row.suspected === 1,
  };
}

/** Parses the JSON of a row, which only `outboxRow` writes. */
export function mailContent(content: string): MailContent {
  return JSON.parse(content) as MailContent;
}
