import type { QuoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import { fillText } from "@forecourt/domain/fill-text";
import { escapeHtml } from "../compose/html-text.ts";
import type { QuoteLetter } from "./quote-copy-mail.ts";

interface QuoteHtml {
  summary: QuoteSummary;
  letter: QuoteLetter;
  link: string;
  texts: Readonly<Record<string, string>>;
}

const cell = "padding:6px 12px 6px 0;border-top:1px solid #d9d9d9;text-align:left";
const amountCell = `${cell};text-align:right;white-space:nowrap`;

/** The copy of a quote as HTML: plain tables, which every mail client can show. */
export function quoteHtml({ summary, letter, link, texts }: QuoteHtml): string {
  const { number, vehicle, facts, exclusions, paymentNote, changes } = summary;
  const heading = (key: string) => `<h2 style="font-size:18px">${text(fillText(texts, key))}</h2>`;
  return [
    '<div style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:640px">',
    ...[letter.hello, letter.intro].map(paragraph),
    `<p><a href="${text(link)}">${text(letter.open)}</a></p>`,
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
    ...[letter.notReserved, letter.why].map(paragraph),
    "</div>",
  ].join("\n");
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
  return `<tr><td style="${cell}">${first}</td><td style="${amountCell}">${second}</td></tr>`;
}

function table(rows: readonly string[]): string {
  return `<table style="border-collapse:collapse;width:100%">${rows.join("")}</table>`;
}

function paragraph(sentence: string): string {
  return `<p>${text(sentence)}</p>`;
}

const text = escapeHtml;
