import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { type MailBrand, mailButton, mailLayout, mailParagraph } from "./mail-layout.ts";

/** A letter with the parts that its frame adds. */
export interface FramedLetter {
  letter: Letter;
  greeting: string;
  /** Texts that the shopper typed: a label, a line break, and the text. */
  quotes: readonly string[];
  /** Label and value. */
  facts: [string, string][];
  /** The whole address of the letter's page. */
  url: string;
}

/** A letter as HTML, with the same sentences and figures as its plain text. */
export function letterHtml(
  { letter, greeting, quotes, facts, url }: FramedLetter,
  { brand, reason }: { brand: MailBrand; reason: string },
): string {
  const { subject: title, paragraphs, tables, notes, link } = letter;
  const body = [
    ...[greeting, ...paragraphs].map(mailParagraph),
    ...tables.map(({ title: heading, rows }) => `${headingHtml(heading)}${figures(rows)}`),
    ...quotes.map(mailParagraph),
    mailButton({ href: url, label: link.label }, brand),
    ...notes.map(mailParagraph),
    factTable(facts),
    mailParagraph(brand.company.name),
  ];
  return mailLayout({ brand, title, body: body.join("\n"), reason });
}

const cell = "padding:8px 12px 8px 0;border-top:1px solid #d9dce0;vertical-align:top";

function headingHtml(text: string): string {
  return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(text)}</h2>`;
}

function figures(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td class="cell" style="${cell}">${escapeHtml(name)}</td><td class="cell" align="right" style="${cell};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  );
  return table(lines);
}

function factTable(facts: readonly [string, string][]): string {
  const lines = facts.map(
    ([name, value]) =>
      `<tr><td class="cell quiet" style="${cell};color:#5b6168;width:30%">${escapeHtml(name)}</td><td class="cell" style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return table(lines);
}

function table(lines: readonly string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join("")}</table>`;
}
