export type TextValues = Record<string, string | number>;

/** The text of `key` with its `{name}` placeholders filled; the key itself when there is no such text. */
export function fillText(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: TextValues = {},
): string {
  const text = texts[key] ?? key;
  // Most texts have no placeholder, and a page looks up hundreds of texts.
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
