import type { ClaimedMail } from "../store/claimed-mail.ts";
import { isSingleAddress, singleAddress } from "../store/single-address.ts";
import { oneLine } from "../store/single-line.ts";

/**
 * A mail as nodemailer takes it; every try makes the same one. Addresses are objects of one checked
 * address each, so that none of their text is parsed; files and URLs are out of reach.
 */
export function mailOptions(mail: ClaimedMail, from: string) {
  const sender = singleAddress(from);
  const recipient = singleAddress(mail.recipient);
  return {
    envelope: { from: { name: "", address: sender }, to: [{ name: "", address: recipient }] },
    from: { name: oneLine(mail.senderName ?? ""), address: sender },
    to: [{ name: "", address: recipient }],
    ...answersTo(mail.replyTo),
    subject: oneLine(mail.subject),
    messageId: mail.messageId,
    date: mail.createdAt,
    ...(mail.text === undefined ? {} : { text: networkLines(mail.text) }),
    ...(mail.html === undefined ? {} : { html: networkLines(mail.html) }),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename: oneLine(filename),
      contentType,
      content: Buffer.from(content, "base64"),
    })),
    // No out-of-office answers to a machine.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Lines end in CRLF in a mail, also inside of an encoding; nodemailer leaves them as they are. */
function networkLines(text: string): string {
  return text.replace(/\r?\n/g, "\r\n");
}

/** The one address that a customer typed; what is not exactly one must not keep the mail from going. */
function answersTo(address: string | undefined) {
  if (address === undefined || !isSingleAddress(address)) return {};
  return { replyTo: [{ name: "", address }] };
}
