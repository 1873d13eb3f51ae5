import { mailContent } from "@forecourt/service-leads/store/claimed-mail";
import type { OperatorMail } from "@forecourt/service-leads/store/operator";

/** A readable list of mails, one block each. */
export function list(mails: readonly OperatorMail[], personal: boolean): string {
  if (mails.length === 0) return "none";
  return mails.map((mail) => block(mail, personal)).join("\n");
}

function block(mail: OperatorMail, personal: boolean): string {
  const reasons = mail.spamReasons === "[]" ? [] : [`  suspected: ${mail.spamReasons}`];
  return [
    `${mail.id}  ${mail.createdAt.toISOString()}  ${mail.dealerId}/${mail.storeId}  ${mail.form}  ${mail.receiptNumber}`,
    ...(mail.lastError === null
      ? []
      : [`  ${mail.attempts} attempts, last error: ${mail.lastError}`]),
    ...reasons,
    ...(personal ? personalLines(mail) : []),
  ].join("\n");
}

function personalLines({ recipient, subject, content }: OperatorMail): string[] {
  const { text, html } = mailContent(content);
  const lines = (text ?? html ?? "").trimEnd().split("\n");
  return [`  to: ${recipient}`, `  subject: ${subject}`, ...lines.map((line) => `  | ${line}`)];
}
