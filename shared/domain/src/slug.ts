/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * The URL slug of a text: "Mirage G4" → "mirage-g4", "Citroën" → "citroen". Only `a-z`, `0-9` and
 * single hyphens between them; empty only for a text of blanks. A text without one such letter or
 * digit ("日産") gives the numbers of its characters ("u65e5-u7523"), so that it still has a
 * slug of its own. The slug of a slug is the same slug.
 */
export function slug(text: string): string {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[ßæœøđðþłı]/gu, (letter) => plainLetters[letter] ?? letter);
  return hyphened(folded) || hyphened(codePoints(text));
}

function hyphened(text: string): string {
  return text.replace(/[^a-z0-9]+/gu, "-").replace(/^-|-$/gu, "");
}

function codePoints(text: string): string {
  return [...text.trim()].map((letter) => `u${letter.codePointAt(0)?.toString(16)}`).join("-");
}
