import { fillText } from "../fill-text.ts";

/**
 * The terms of an offer without a last sentence that only says when it ends, for where the day stands beside them. `date` is
 * the day as the terms write it; the sentences are those of `language.expirySentences`, with a bar between them. Terms that
 * are nothing but such a sentence stay.
 */
export function withoutExpiry(
  terms: string,
  date: string,
  texts: Readonly<Record<string, string>>,
): string {
  const sentences = fillText(texts, "language.expirySentences", { date }).split("|");
  const last = sentences.find((sentence) => terms.endsWith(` ${sentence}`));
  return last === undefined ? terms : terms.slice(0, -last.length - 1);
}
