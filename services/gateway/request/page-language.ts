import type { IncomingHttpHeaders } from "node:http";
import { ownerOf } from "@forecourt/contracts/areas";
import { defaultLanguage, pathInLanguage, splitLanguage } from "@forecourt/contracts/language";
import type { Dealer } from "../tenants/tenants.ts";

/** The language of the page that sent a request, by the address in `Referer`; English where there is none. */
export function pageLanguage(
  { referer = "" }: Pick<IncomingHttpHeaders, "referer">,
  { languages = [] }: Pick<Dealer, "languages">,
): string {
  if (languages.length === 0) return defaultLanguage;
  return splitLanguage(URL.parse(referer)?.pathname ?? "/", languages).language;
}

/** The page to which a service redirects a form, in the language of the form's page; other addresses stay. */
export function locationInLanguage(
  location: string,
  language: string,
  { languages = [] }: Pick<Dealer, "languages">,
): string {
  const [path = ""] = location.split(/[?#]/, 1);
  if (language === defaultLanguage || !location.startsWith("/")) return location;
  if (splitLanguage(path, languages).language !== defaultLanguage) return location;
  return ownerOf(path) === null ? location : pathInLanguage(location, language);
}
