/** "V6", "I4", "H-4", "Inline-4", "V 8", "W12". */
const arrangement = /\b(?:v|i|l|h|w|inline|flat|boxer|straight|in-?line)[ -]?(\d{1,2})\b/i;
/** "4 Cylinder", "6-Cyl.", "8cyl". */
const counted = /\b(\d{1,2})[ -]?cyl/i;
const spelled = /\b(three|four|five|six|eight|ten|twelve)[ -]cyl/i;
const numbers = { three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 } as const;

/** The number of cylinders in an engine's text, as the filter writes it; null = not stated. */
export function cylindersOf(engine: string): string | null {
  const digits = (counted.exec(engine) ?? arrangement.exec(engine))?.[1];
  if (digits !== undefined) return digits;
  const word = spelled.exec(engine)?.[1]?.toLowerCase();
  return word === undefined ? null : String(numbers[word as keyof typeof numbers]);
}
