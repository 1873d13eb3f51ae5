/**
 * A short version of a text, eight hexadecimal digits (FNV-1a, 32 bits, over UTF-16 units). It changes with the text,
 * so that a record can say which wording was shown. Not a protection against forgery.
 */
export function textVersion(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
