import type { TextLead } from "@forecourt/contracts/leads/leads";
import { joined, oneLine, paragraphs } from "../adf/xml-text.ts";
import type { MailContent } from "../store/outgoing-mail.ts";
import type { ComposeContext } from "./compose-context.ts";
import { escapedHtml, safeHtml, textOfHtml } from "./html-text.ts";
import { suspicionNote } from "./spam-mark.ts";

/** What a lead says that is sent as text: its HTML, else its text, else its data as they are. */
export function textContent(
  { subject, body }: TextLead,
  ofRoute: string,
  context: ComposeContext,
): Pick<MailContent, "text" | "html"> {
  const { html, text, data } = typeof body === "string" ? { text: body } : body;
  const before = [suspicionNote(context), ownSubject(subject, ofRoute)];
  if (html === undefined) {
    return { text: joined([...before, text ?? JSON.stringify(data, null, 2)]) ?? "" };
  }
  const said = before.filter((line) => line !== undefined);
  const lines = said.map((line) => `<p>${escapedHtml(line)}</p>`).join("");
  return {
    text: joined([...before, text === undefined ? textOfHtml(html) : paragraphs(text)]) ?? "",
    html: lines + safeHtml(html),
  };
}

/** The form's own subject, which is no header of the mail but is not lost either. */
export function ownSubject(subject: string | undefined, ofRoute: string): string | undefined {
  const said = oneLine(subject ?? "");
  return said === "" || said === ofRoute ? undefined : `Subject: ${said}`;
}
