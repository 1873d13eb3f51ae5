/** A sentence in which no line begins with a number: "through November 30, 2026" breaks before the month at most. */
export function withUnbrokenNumbers(text: string): string {
  return text.replaceAll(/ (?=\d)/g, "\u00a0");
}
