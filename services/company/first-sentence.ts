/** Ends a sentence before a space or the end; a title or a place such as "St. Louis" does not. */
const sentenceEnd =
  /(?<!\b(?:St|Ste|Mt|Ft|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|Jr|vs|[A-Z]))[.!?][”"]?(?=\s|$)/u;

/** The first sentence of a text; the whole text where it ends nowhere. */
export function firstSentence(text: string): string {
  const end = sentenceEnd.exec(text);
  return end === null ? text : text.slice(0, end.index + end[0].length);
}
