const id =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![\w-])[\w-]{32,}(?![\w-])|\b[A-Z]-\w{4}-\w{4}\b|\bF-\w{6}\b/g;

/**
 * The text, or the value as JSON, without UUIDs, tokens and numbers of applications, quotes and receipts: a test that
 * looks for private digits, or for words, would find them in one of these by chance.
 */
export function withoutIds(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(id, "(id)");
}
