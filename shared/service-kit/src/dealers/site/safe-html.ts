import sanitizeHtml from "sanitize-html";

/**
 * Sanitizes a dealer's HTML: text, lists and links stay. Pictures, styles, forms and scripts are
 * removed; relative links stay within the site.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "small", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}
