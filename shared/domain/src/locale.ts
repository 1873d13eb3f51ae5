/** The locale of texts that name none, and of all that the dealer's staff reads. */
export const defaultLocale = "en-US";

/** In which locale a page or a mail with these texts writes its dates and lists: `es-US`. */
export function localeOf(texts: Readonly<Record<string, string>>): string {
  return texts["language.locale"] ?? defaultLocale;
}

/** Formats of days and times by locale, each made once: that takes a hundred times as long as its use. */
export function dateFormats(
  options: Intl.DateTimeFormatOptions,
): (locale: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    made.set(locale, format);
    return format;
  };
}

/** Formatters by locale and type, each made once. */
const listFormats = new Map<string, Intl.ListFormat>();

/** "Columbia, Sedalia, and Rolla", "Columbia, Sedalia y Rolla"; a disjunction has "or" and "o". */
export function formatList(
  items: Iterable<string>,
  locale: string,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${locale} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
  listFormats.set(key, format);
  return format.format(items);
}
