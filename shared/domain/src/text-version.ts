/**
 * A short version of a text, eight hexadecimal digits (FNV-1a, 32 bits). It changes with the text, so that a
 * record can say which wording was shown. Not a protection against forgery.
 */
export function textVersion(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
