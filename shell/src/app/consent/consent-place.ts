import { consentParameter } from "@forecourt/contracts/paths/personal-parameters";

export const consentLanguages = ["en", "es"] as const;
export type ConsentLanguage = (typeof consentLanguages)[number];

/** The language in which an address (path and query) asks for the cookie banner; null = it does not. */
export function askedLanguage(path: string): ConsentLanguage | null {
  const asked = new URLSearchParams(path.split("?", 2)[1]).get(consentParameter);
  if (asked === null) return null;
  return consentLanguages.find((language) => language === asked) ?? "en";
}

/** The same page with the banner open in `language`, or with null without asking for it. */
export function withBanner(path: string, language: ConsentLanguage | null): string {
  const [pathname = "/", search] = path.split("?", 2);
  const query = new URLSearchParams(search);
  if (language === null) query.delete(consentParameter);
  else query.set(consentParameter, language);
  const text = query.toString();
  return text === "" ? pathname : `${pathname}?${text}`;
}
