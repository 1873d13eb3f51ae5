import sanitizeHtml from "sanitize-html";
import { paragraphs } from "../adf/xml-text.ts";

const blockTags = "h1 h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre";
const inlineTags = "b strong i em u small code a";
const tableTags = "table thead tbody tfoot tr th td caption";
const allowedTags = `${blockTags} ${inlineTags} ${tableTags}`.split(" ");

const lineEnds = /<(?:br|hr|\/(?:h[1-4]|p|li|dt|dd|tr|blockquote|pre|caption))\b[^>]*>/gi;

/**
 * What is left of HTML that anyone may have sent: words, lists, tables and links to the web. No
 * pictures, styles, forms or scripts: the mail carries the dealer's name.
 */
export function sanitizeMailHtml(html: string): string {
  return sanitizeHtml(paragraphs(html), {
    allowedTags: allowedTags,
    allowedAttributes: { a: ["href"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}

/** The same as plain text, for readers without HTML. */
export function htmlToText(html: string): string {
  const text = sanitizeHtml(sanitizeMailHtml(html).replace(lineEnds, "$&\n"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return paragraphs(unescapeHtml(text).replace(/\n{3,}/g, "\n\n"));
}

/** A text in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The references that the sanitizer writes; `&amp;` last, so that nothing is read twice. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
