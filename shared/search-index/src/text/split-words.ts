/**
 * Normalizes a text to words: lowercase, without accents. Hyphenated words count as a whole and by their
 * parts: "F-150" matches "f150", "f-150" and "150".
 */
export function splitWords(text: string): string[] {
  return splitTokens(text).flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
}

export interface Token {
  /** Letters and digits only. */
  whole: string;
  parts: string[];
}

/** Splits at spaces; drops pieces without letters or digits. */
export function splitTokens(text: string): Token[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .map((stretch) => stretch.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ whole: parts.join(""), parts }));
}
