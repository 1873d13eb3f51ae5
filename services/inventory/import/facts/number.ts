/**
 * Parses a decimal number with "$", spaces and thousands separators ("$15,152", "122,032"); null if it is
 * anything else.
 */
export function decimalIn(text: string): string | null {
  const bare = text.replace(/^([+-]?)\s*(?:US)?\$\s*/, "$1").replace(/\s*(?:USD|dollars)$/i, "");
  if (/^[+-]?\d+(?:\.\d*)?$/.test(bare)) return bare.replace(/^\+|\.$/g, "");
  return /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replace(/^\+|,|\.$/g, "") : null;
}

/** Parses a whole number; "16.0" is 16. Null if it is not one. */
export function wholeNumberIn(text: string): number | null {
  const decimal = decimalIn(text);
  if (decimal === null) return null;
  const number = Number(decimal);
  return Number.isSafeInteger(number) ? number : null;
}
