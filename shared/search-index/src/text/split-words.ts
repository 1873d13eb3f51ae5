/**
 * The words of a text as they are compared: small letters without accents. What is written in one
 * stretch counts as a whole and by its parts, so that "F-150" is found as "f150", "f-150" and "150".
 */
export function splitWords(text: string): string[] {
  return splitTokens(text).flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
}

export interface Token {
  /** Letters and digits alone. */
  whole: string;
  parts: string[];
}

/** What stands between spaces, as far as it has letters or digits. */
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
