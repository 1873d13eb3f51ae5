const MAX_LENGTH = 2_000;

/** A base URL for resolving paths; the host cannot exist (RFC 2606). */
const baseUrl = "http://base.invalid";

/**
 * True for a path, with or without query and hash, that no browser resolves to another site. Refused are
 * `//host`, `/\host`, and paths that become one of them after dot segments are resolved or control
 * characters are removed.
 */
export function isPathOfThisSite(text: string): boolean {
  if (text.length > MAX_LENGTH || !text.startsWith("/") || !URL.canParse(text, baseUrl))
    return false;
  if (text.includes("\\") || hasControlCharacter(text)) return false;
  const { origin, pathname } = new URL(text, baseUrl);
  return !text.startsWith("//") && origin === baseUrl && !pathname.startsWith("//");
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= " " || character === "\u007f");
}
