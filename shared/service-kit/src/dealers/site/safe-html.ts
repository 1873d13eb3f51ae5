import sanitizeHtml from "sanitize-html";

/**
 * What is left of HTML that a dealer wrote: words, lists and links. No pictures, styles, forms or
 * scripts; relative links stay within the site.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "small", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
}
