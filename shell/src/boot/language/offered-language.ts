import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteLanguage } from "@forecourt/contracts/site";

interface Preference {
  /** Language of the page. */
  own: string;
  /** Languages of the site. */
  languages: readonly SiteLanguage[];
  /** Languages that the browser prefers, best first: `es-MX`. */
  preferred: readonly string[];
  /** Language that the visitor chose on this site; null = none. */
  chosen: string | null;
}

/**
 * Language in which a page is offered to a visitor; null = none. A choice counts more than the browser's languages.
 * Without a choice, nothing is offered on a page in another language than English, which the visitor requested by its
 * address.
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
