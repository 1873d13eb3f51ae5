/**
 * Texts of settings and of vehicles in English, such as `Oil and filter change` and `Red`, with those of a language.
 */
export type SettingTranslations = Readonly<Record<string, string>>;

/** The same value with every text of `words` in their language; texts of which these are a part stay. */
export function translateSettings<Value>(value: Value, words: SettingTranslations): Value {
  return translated(value, words) as Value;
}

function translated(value: unknown, words: SettingTranslations): unknown {
  if (typeof value === "string") return Object.hasOwn(words, value) ? words[value] : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, words));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translated(inner, words)]),
  );
}
