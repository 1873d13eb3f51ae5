import { fillText } from "../fill-text.ts";

/**
 * Terms of an offer without a last sentence that only says when it ends, for places that show the day beside the terms.
 * `date` is the day as the terms write it; `language.expirySentences` has the sentences, with a bar between them. Terms
 * that consist of only such a sentence are returned unchanged.
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
