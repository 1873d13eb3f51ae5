/** What a sentence says before the day when it says nothing else: "Offer good through December 5, 2026." */
const expiryWords =
  /^(?:(?:the |this )?offer )?(?:expires|ends|(?:is )?(?:good|valid) (?:through|until))(?: on)?$|^(?:(?:la |esta )?oferta )?(?:vence|termina|(?:es )?válida hasta)(?: el)?$/iu;

/**
 * The terms of an offer without a last sentence that only says when it ends, for where the day stands beside them. `date` is
 * the day as the terms write it. Terms that are nothing but that sentence stay.
 */
export function withoutExpiry(terms: string, date: string): string {
  const end = `${date}.`;
  if (!terms.endsWith(end)) return terms;
  const start = terms.lastIndexOf(". ", terms.length - end.length) + 1;
  const words = terms.slice(start, -end.length).trim();
  return start > 0 && expiryWords.test(words) ? terms.slice(0, start) : terms;
}
