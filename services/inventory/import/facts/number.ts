/**
 * The number in a feed's text: blanks, "$" and thousands separators are left out ("$15,152",
 * "122,032"). Null when it is anything but one decimal number.
 */
export function decimalIn(text: string): string | null {
  const bare = text.replace(/^([+-]?)\s*(?:US)?\$\s*/, "$1").replace(/\s*(?:USD|dollars)$/i, "");
  if (/^[+-]?\d+(?:\.\d*)?$/.test(bare)) return bare.replace(/^\+|\.$/g, "");
  return /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replace(/^\+|,|\.$/g, "") : null;
}

/** A whole number in a feed's text; "16.0" is 16. Null when it is not one. */
export function wholeNumberIn(text: string): number | null {
  const decimal = decimalIn(text);
  if (decimal === null) return null;
  const number = Number(decimal);
  return Number.isSafeInteger(number) ? number : null;
}
