export type TextValues = Readonly<Record<string, string | number>>;

/** The text of `key` with its placeholders filled; the key itself when there is no such text. */
export function fillText(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: TextValues = {},
): string {
  const text = texts[key] ?? key;
  // Most texts have no placeholder, and a page looks up hundreds of texts.
  if (!text.includes("{")) return text;
  return fillPlaceholders(text, values);
}

/** A loop, since a regular expression with a callback takes three times as long. */
function fillPlaceholders(text: string, values: TextValues): string {
  let filled = "";
  let end = 0;
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", open + 1)) {
    const close = text.indexOf("}", open);
    if (close === -1) break;
    const value = values[text.slice(open + 1, close)];
    if (value === undefined) continue;
    filled += text.slice(end, open) + value;
    end = close + 1;
  }
  return filled + text.slice(end);
}
