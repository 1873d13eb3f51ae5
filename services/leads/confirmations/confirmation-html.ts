import { escapeHtml } from "@forecourt/service-kit/escape-html";
import type { ConfirmationContext } from "./confirmation.ts";
import { mailButton, mailLayout, mailParagraph } from "./mail-layout.ts";
import { greeting, type MailLines, receiptUrl, shownFacts, textsOf } from "./mail-lines.ts";

/** A confirmation as HTML, with the same sentences and facts as its plain text. */
export function confirmationHtml(
  lines: MailLines,
  { subject, context }: { subject: string; context: ConfirmationContext },
): string {
  const t = textsOf(context);
  const { dealer } = context;
  // The text of the link ends with its address on a line of its own.
  const label = t(lines.receiptKey, { url: "" }).trim().replace(/:$/, "");
  const facts = shownFacts(lines, context).map(([name, value]) => factRow(name, value));
  const body = [
    ...[greeting(lines, context), ...lines.paragraphs.filter((one) => one !== null)].map(
      mailParagraph,
    ),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts.join("")}</table>`,
    mailButton({ href: lines.url ?? receiptUrl(context), label }, dealer),
    mailParagraph(dealer.company.name),
  ];
  const reason = t("confirmation.notYou");
  return mailLayout({ brand: dealer, title: subject, body: body.join("\n"), reason });
}

function factRow(name: string, value: string): string {
  const cell = "padding:8px 12px 8px 0;border-top:1px solid #d9dce0;vertical-align:top";
  return `<tr><td class="cell quiet" style="${cell};color:#5b6168;width:30%">${escapeHtml(name)}</td><td class="cell" style="${cell}">${escapeHtml(value)}</td></tr>`;
}
