/** One record of a CSV file (RFC 4180); a line break within a value becomes a space. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | number | null): string {
  const text = String(value ?? "").replaceAll(/\s*[\r\n]+\s*/g, " ");
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
