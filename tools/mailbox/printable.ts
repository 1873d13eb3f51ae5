/** `text` for a terminal: what it would obey shows as U+FFFD, but for line feeds and tabs. */
export function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, "\ufffd");
}
