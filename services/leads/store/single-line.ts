const LONGEST = 250;

/** `text` for a header: one line without control characters, of a length that every server takes. */
export function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  return [...line].slice(0, LONGEST).join("");
}
