/** What a mail carries beside its text. */
interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** What a mail says. */
export interface MailContent {
  /** Shown as the sender's name; the address is the installation's. */
  senderName?: string;
  /** The customer's address, where it is one plain address. */
  replyTo?: string;
  text?: string;
  html?: string;
  attachments?: Attachment[];
}

/** A composed mail to one recipient, who comes from the dealer's configuration. */
export interface OutgoingMail extends MailContent {
  kind: "adf" | "text";
  /** One address, nothing else. */
  recipient: string;
  subject: string;
  /** When it is due, where the recipient gets more than he is to get at once; left out = at once. */
  notBefore?: Date;
  /** True = kept until an operator releases it. */
  held?: boolean;
}
