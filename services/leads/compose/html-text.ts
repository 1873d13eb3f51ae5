import sanitizeHtml from "sanitize-html";
import { paragraphs } from "../adf/xml-text.ts";

const blocks = "h1 h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre";
const words = "b strong i em u small code a";
const tables = "table thead tbody tfoot tr th td caption";
const kept = `${blocks} ${words} ${tables}`.split(" ");

const lines = /<(?:br|hr|\/(?:h[1-4]|p|li|dt|dd|tr|blockquote|pre|caption))\b[^>]*>/gi;

/**
 * What is left of HTML that anyone may have sent: words, lists, tables and links to the web. No
 * pictures, styles, forms or scripts: the mail carries the dealer's name.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(paragraphs(html), {
    allowedTags: kept,
    allowedAttributes: { a: ["href"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}

/** The same as plain text, for readers without HTML. */
export function textOfHtml(html: string): string {
  const text = sanitizeHtml(safeHtml(html).replace(lines, "$&\n"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return paragraphs(unescaped(text).replace(/\n{3,}/g, "\n\n"));
}

/** A text in HTML. */
export function escapedHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The references that the sanitizer writes; `&amp;` last, so that nothing is read twice. */
function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
