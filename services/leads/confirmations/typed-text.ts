import { oneLine, paragraphs } from "../adf/xml-text.ts";

/** A web or email address, also without a scheme. */
const link = /:\/\/|www\.|@|[\p{L}\p{N}]\.[a-z]{2,}/iu;

/**
 * Text that a shopper typed, for a mail to an address that is not verified; null = it is not repeated. A text with a
 * link is not repeated, so that a stranger cannot send advertising in the dealer's name.
 */
export function typedText(text: string, maxLength: number): string | null {
  const clean = paragraphs(text);
  return clean === "" || clean.length > maxLength || link.test(clean) ? null : clean;
}

/** Like `typedText` for one line, such as a name. */
export function typedLine(text: string, maxLength: number): string | null {
  return typedText(oneLine(text), maxLength);
}
