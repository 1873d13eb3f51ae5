/** Replaces terminal control characters in `text` by U+FFFD, except line feeds and tabs. */
export function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "\ufffd");
}
