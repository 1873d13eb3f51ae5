import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteLanguage } from "@forecourt/contracts/site";

interface Preference {
  /** Of the page. */
  own: string;
  /** Of the site. */
  languages: readonly SiteLanguage[];
  /** What the browser prefers, best first: `es-MX`. */
  preferred: readonly string[];
  /** What the visitor chose on this site; null = nothing. */
  chosen: string | null;
}

/**
 * The language in which a page is offered to a visitor; null = in none. A choice counts more than the browser. Without one, a page
 * in another language than English has been asked for by its address, so nothing is offered.
 */
export function offeredLanguage({
  own,
  languages,
  preferred,
  chosen,
}: Preference): SiteLanguage | null {
  if (chosen === null && own !== defaultLanguage) return null;
  const wanted = chosen === null ? preferred.map((one) => one.toLowerCase()) : [chosen];
  const found = wanted
    .map((one) => languages.find(({ code }) => code === one.split("-", 1)[0]))
    .find((language) => language !== undefined);
  return found === undefined || found.code === own ? null : found;
}
