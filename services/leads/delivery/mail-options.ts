import type { ClaimedMail } from "../store/claimed-mail.ts";
import { isSingleAddress, singleAddress } from "../store/single-address.ts";
import { toSingleLine } from "../store/single-line.ts";

/**
 * The options of nodemailer for a mail, the same on every retry. Each address is one validated address
 * in an object, so that nodemailer parses no text; access to files and URLs is disabled.
 */
export function mailOptions(mail: ClaimedMail, from: string) {
  const sender = singleAddress(from);
  const recipient = singleAddress(mail.recipient);
  return {
    envelope: { from: { name: "", address: sender }, to: [{ name: "", address: recipient }] },
    from: { name: toSingleLine(mail.senderName ?? ""), address: sender },
    to: [{ name: "", address: recipient }],
    ...replyToOption(mail.replyTo),
    subject: toSingleLine(mail.subject),
    messageId: mail.messageId,
    date: mail.createdAt,
    ...(mail.text === undefined ? {} : { text: toCrlf(mail.text) }),
    ...(mail.html === undefined ? {} : { html: toCrlf(mail.html) }),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: toSingleLine(filename),
      contentType,
      content: Buffer.from(content, "base64"),
    })),
    headers: {
      // Suppresses automatic replies, RFC 3834.
      "Auto-Submitted": "auto-generated",
      ...unsubscribeHeaders(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The button of mail programs that ends a subscription, RFC 8058. */
function unsubscribeHeaders({ unsubscribeUrl }: ClaimedMail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": `<${toSingleLine(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Mail lines end in CRLF, also inside an encoding; nodemailer does not convert them. */
function toCrlf(text: string): string {
  return text.replace(/\r?\n/g, "\r\n");
}

/** The address that a customer typed, if it is exactly one; an invalid one must not stop the mail. */
function replyToOption(address: string | undefined) {
  if (address === undefined || !isSingleAddress(address)) return {};
  return { replyTo: [{ name: "", address }] };
}
