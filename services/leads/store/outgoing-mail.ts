/** A file in a mail. */
interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** The content of a mail. */
export interface MailContent {
  /** The display name of the sender; the address is MAIL_FROM. */
  senderName?: string;
  /** The other side's address, if it is one plain address. */
  replyTo?: string;
  text?: string;
  html?: string;
  attachments?: Attachment[];
  /**
   * Address to which a mail program posts to end a subscription (RFC 8058); missing = the mail belongs to no
   * subscription.
   */
  unsubscribeUrl?: string;
  /** The trace of the request that queued it; missing = traces are off. */
  traceparent?: string;
}

/** A composed mail to one recipient: from the dealer's configuration, or the shopper of the lead. */
export interface OutgoingMail extends MailContent {
  kind: "adf" | "text";
  /** Missing = the dealer. */
  audience?: "dealer" | "shopper";
  /** A single address. */
  recipient: string;
  subject: string;
  /** When to send it; undefined = at once. */
  dueAt?: Date;
  /** True = not sent until an operator releases it. */
  quarantined?: boolean;
}
