/**
 * The disclosure that US law requires beside credit that is advertised (Regulation Z, 12 CFR 1026.24(d);
 * Regulation M, 12 CFR 1013.7(d)): payments of cards, and claims of the dealer.
 */
export function CreditDisclosure({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
