import type { QuoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import { fillText } from "@forecourt/domain/fill-text";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import {
  type MailBrand,
  mailButton,
  mailLayout,
  mailParagraph,
} from "../confirmations/mail-layout.ts";
import type { QuoteLetter } from "./quote-copy-mail.ts";

interface QuoteHtml {
  summary: QuoteSummary;
  letter: QuoteLetter;
  link: string;
  texts: Readonly<Record<string, string>>;
  subject: string;
  brand: MailBrand;
}

const cell = "padding:6px 12px 6px 0;border-top:1px solid #d9d9d9;text-align:left";
const amountCell = `${cell};text-align:right;white-space:nowrap`;

/** The copy of a quote as HTML. */
export function quoteHtml({ summary, letter, link, texts, subject, brand }: QuoteHtml): string {
  const { number, vehicle, facts, exclusions, paymentNote, changes } = summary;
  const heading = (key: string) => `<h2 style="font-size:18px">${text(fillText(texts, key))}</h2>`;
  const body = [
    ...[letter.hello, letter.intro].map(paragraph),
    mailButton({ href: link, label: letter.open }, brand),
    `<p><strong>${text(vehicle)}</strong><br>${text(facts.join(", "))}<br>`,
    `${text(fillText(texts, "quote.number", { number }))}</p>`,
    heading("quote.lines.title"),
    table(summary.lines.map(({ label, amount, isSum }) => lineRow(label, amount, isSum))),
    ...exclusions.map(paragraph),
    heading("quote.payments.title"),
    table(summary.payments.map((payment) => paymentRow(payment, texts))),
    paragraph(paymentNote),
    heading("quote.changes.title"),
    `<ul>${changes.map((change) => `<li>${text(change)}</li>`).join("")}</ul>`,
    paragraph(letter.notReserved),
  ].join("\n");
  return mailLayout({ brand, title: subject, body, reason: letter.why });
}

function lineRow(label: string, amount: string, isSum: boolean): string {
  const [open, close] = isSum ? ["<strong>", "</strong>"] : ["", ""];
  return row([`${open}${text(label)}${close}`, `${open}${text(amount)}${close}`]);
}

function paymentRow(
  { term, monthly, rate, withTaxes, isChosen }: QuoteSummary["payments"][number],
  texts: QuoteHtml["texts"],
): string {
  const chosen = isChosen ? `<br>${text(fillText(texts, "quote.payment.chosen"))}` : "";
  const aMonth = text(fillText(texts, "quote.payment.monthly"));
  const more = [rate, withTaxes].filter((part) => part !== null).map(text);
  return row([
    `${text(term)}${chosen}`,
    `<strong>${text(monthly)}</strong> ${aMonth}<br>${more.join("<br>")}`,
  ]);
}

function row([first, second]: readonly [string, string]): string {
  return `<tr><td class="cell" style="${cell}">${first}</td><td class="cell" style="${amountCell}">${second}</td></tr>`;
}

function table(rows: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;width:100%">${rows.join("")}</table>`;
}

const paragraph = mailParagraph;
const text = escapeHtml;
