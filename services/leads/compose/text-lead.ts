import type { TextLead } from "@forecourt/contracts/leads/leads";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { joined, oneLine, paragraphs } from "../adf/xml-text.ts";
import type { MailContent } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { contactConsentNote } from "./contact-consent.ts";
import { htmlToText, sanitizeMailHtml } from "./html-text.ts";
import { spamNote } from "./spam-mark.ts";

/** The content of a text lead: its HTML, else its text, else its data as JSON. */
export function textContent(
  { subject, body }: TextLead,
  routeSubject: string,
  context: ComposeContext,
): Pick<MailContent, "text" | "html"> {
  const { html, text, data } = typeof body === "string" ? { text: body } : body;
  const before = [
    spamNote(context),
    customSubject(subject, routeSubject),
    contactConsentNote(context.consent),
  ];
  if (html === undefined) {
    return { text: joined([...before, text ?? JSON.stringify(data, null, 2)]) ?? "" };
  }
  const parts = before.filter((line) => line !== undefined);
  const lines = parts.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return {
    text: joined([...before, text === undefined ? htmlToText(html) : paragraphs(text)]) ?? "",
    html: lines + sanitizeMailHtml(html),
  };
}

/** The subject in the lead, for the text of the mail; undefined = empty, or the route's. */
export function customSubject(
  subject: string | undefined,
  routeSubject: string,
): string | undefined {
  const parts = oneLine(subject ?? "");
  return parts === "" || parts === routeSubject ? undefined : `Subject: ${parts}`;
}
