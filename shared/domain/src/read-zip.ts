/** Parses a ZIP code or ZIP+4 to its five digits; null when it is invalid. */
export function readZip(text: string): string | null {
  return /^\s*(\d{5})(?:[- ]?\d{4})?\s*$/.exec(text)?.[1] ?? null;
}
