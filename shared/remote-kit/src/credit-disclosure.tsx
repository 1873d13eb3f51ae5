import type { CreditParagraphs } from "./credit-paragraphs.ts";

/** The disclosure that Regulation Z requires beside the payments of cards (12 CFR 1026.24(d)). */
export function CreditDisclosure({ paragraphs }: { paragraphs: CreditParagraphs }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
