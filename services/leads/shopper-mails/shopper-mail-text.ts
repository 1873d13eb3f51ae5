import type { ShopperMail } from "@forecourt/contracts/leads/shopper-mail";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import {
  type MailBrand,
  mailButton,
  mailLayout,
  mailParagraph,
} from "../confirmations/mail-layout.ts";

/** A mail of a mailing with the parts that its frame adds. */
export interface FramedMail {
  mail: ShopperMail;
  brand: MailBrand;
  greeting: string;
  /** Why it was sent, and by whom. */
  reason: string;
}

type Section = ShopperMail["sections"][number];

/** The plain text of a mail. */
export function shopperMailText({ mail, brand, greeting, reason }: FramedMail): string {
  const { paragraphs, sections, button, notes, stop } = mail;
  const line = ({ label, path }: { label: string; path: string }) =>
    `${label}: ${urlOf(path, brand)}`;
  return [
    greeting,
    ...paragraphs,
    ...sections.map(({ title, items, more }) =>
      [
        title,
        ...items.map((item) => ["", item.label, ...item.notes, urlOf(item.path, brand)].join("\n")),
        ...(more ? ["", line(more)] : []),
      ].join("\n"),
    ),
    ...(button ? [line(button)] : []),
    ...notes,
    brand.company.name,
    `${reason}\n${line(stop)}`,
  ].join("\n\n");
}

/** The mail as HTML. */
export function shopperMailHtml({ mail, brand, greeting, reason }: FramedMail): string {
  const { subject: title, paragraphs, sections, button, notes, stop } = mail;
  const body = [
    ...[greeting, ...paragraphs].map(mailParagraph),
    ...sections.map((section) => sectionHtml(section, brand)),
    ...(button
      ? [mailButton({ href: urlOf(button.path, brand), label: button.label }, brand)]
      : []),
    ...notes.map(mailParagraph),
    mailParagraph(brand.company.name),
    `<p style="margin:24px 0 0;font-size:14px">${linkHtml(stop, brand)}</p>`,
  ];
  return mailLayout({ brand, title, body: body.join("\n"), reason });
}

const cell = "padding:12px 0;border-top:1px solid #d9dce0";

function sectionHtml({ title, items, more }: Section, brand: MailBrand): string {
  const rows = items.map(({ notes, ...item }) => {
    const lines = notes.map((note) => `<br>${escapeHtml(note)}`).join("");
    return `<tr><td class="cell" style="${cell}"><b>${linkHtml(item, brand)}</b>${lines}</td></tr>`;
  });
  const last = more
    ? `<tr><td class="cell" style="${cell}">${linkHtml(more, brand)}</td></tr>`
    : "";
  return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join("")}${last}</table>`;
}

/** In the color of the text around it, which every mail program draws on its own background. */
function linkHtml({ label, path }: { label: string; path: string }, brand: MailBrand): string {
  return `<a href="${escapeHtml(urlOf(path, brand))}" style="color:inherit">${escapeHtml(label)}</a>`;
}

function urlOf(path: string, { site }: MailBrand): string {
  return new URL(path, site.url).href;
}
