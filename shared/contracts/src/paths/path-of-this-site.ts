const MAX_LENGTH = 2_000;

/** A host that nobody has, to see where a path would lead from there. */
const nowhere = "http://nowhere.invalid";

/**
 * True for a path, with or without query and hash, that cannot lead to another site however a
 * browser reads it: `//host`, `/\host`, and what becomes one of them after dot segments are resolved
 * or control characters are dropped.
 */
export function isPathOfThisSite(text: string): boolean {
  if (text.length > MAX_LENGTH || !text.startsWith("/") || !URL.canParse(text, nowhere))
    return false;
  if (text.includes("\\") || hasControlCharacter(text)) return false;
  const { origin, pathname } = new URL(text, nowhere);
  return !text.startsWith("//") && origin === nowhere && !pathname.startsWith("//");
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= " " || character === "\u007f");
}
