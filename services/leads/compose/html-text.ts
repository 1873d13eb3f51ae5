import sanitizeHtml from "sanitize-html";
import { paragraphs } from "../adf/xml-text.ts";

const blockTags = "h1 h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre";
const inlineTags = "b strong i em u small code a";
const tableTags = "table thead tbody tfoot tr th td caption";
const allowedTags = `${blockTags} ${inlineTags} ${tableTags}`.split(" ");

const lineEnds = /<(?:br|hr|\/(?:h[1-4]|p|li|dt|dd|tr|blockquote|pre|caption))\b[^>]*>/gi;

/**
 * Sanitizes untrusted HTML: text, lists, tables and web links remain. No
 * images, styles, forms or scripts, because the mail carries the dealer's name.
 */
export function sanitizeMailHtml(html: string): string {
  return sanitizeHtml(paragraphs(html), {
    allowedTags: allowedTags,
    allowedAttributes: { a: ["href"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}

/** Plain text of the HTML, for mail clients without HTML. */
export function htmlToText(html: string): string {
  const text = sanitizeHtml(sanitizeMailHtml(html).replace(lineEnds, "$&\n"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return paragraphs(unescapeHtml(text).replace(/\n{3,}/g, "\n\n"));
}

/** Decodes the entities that the sanitizer writes; `&amp;` last, to decode nothing twice. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
