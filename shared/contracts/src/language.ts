/** The language of addresses without a prefix. Its texts are complete, and others fall back to them. */
export const defaultLanguage = "en";

/** Two letters of ISO 639-1: `es`. Which languages a dealer has is known from its texts. */
export const languagePattern = /^[a-z]{2}$/;

/** An address of the site, and the language that its prefix names. */
export interface LocalPath {
  language: string;
  /** Without the prefix: `/used-cars-for-sale`. */
  path: string;
}

/** `/es/used-cars-for-sale` → `es` and `/used-cars-for-sale`; a prefix of none of `languages` is part of the path. */
export function splitLanguage(path: string, languages: readonly string[]): LocalPath {
  const [, prefix = "", rest = ""] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  if (prefix === defaultLanguage || !languages.includes(prefix)) {
    return { language: defaultLanguage, path };
  }
  // Two slashes would be the beginning of another site's address.
  return { language: prefix, path: rest.replace(/^\/*/, "/") };
}

/** `/used-cars-for-sale` in `es` → `/es/used-cars-for-sale`; `/?q=a` → `/es?q=a`. */
export function pathInLanguage(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/**
 * `/es/service` → `/service`, for paths of which only the page matters; no page has a path that begins with two
 * letters.
 */
export function withoutLanguage(path: string): string {
  const [, prefix = defaultLanguage] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? [];
  return splitLanguage(path, [prefix]).path;
}
