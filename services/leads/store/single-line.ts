const MAX_LENGTH = 250;

/** `text` for a mail header: one line without control characters, at most 250 characters. */
export function toSingleLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  return [...line].slice(0, MAX_LENGTH).join("");
}
