import { consentParameter } from "@forecourt/contracts/paths/personal-parameters";

export type ConsentLanguage = "en" | "es";

/** The language of the banner on pages in `language`. */
export function bannerLanguage(language: string | undefined): ConsentLanguage {
  return language === "es" ? "es" : "en";
}

/** The language of the banner that a URL (path and query) requests; null = it requests none. */
export function requestedLanguage(path: string): ConsentLanguage | null {
  const requested = new URLSearchParams(path.split("?", 2)[1]).get(consentParameter);
  return requested === null ? null : bannerLanguage(requested);
}

/** The same page with the banner open in `language`; null removes the request. */
export function bannerUrl(path: string, language: ConsentLanguage | null): string {
  const [pathname = "/", search] = path.split("?", 2);
  const query = new URLSearchParams(search);
  if (language === null) query.delete(consentParameter);
  else query.set(consentParameter, language);
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}
