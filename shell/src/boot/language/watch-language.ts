import { defaultLanguage, splitLanguage } from "@forecourt/contracts/language";
import type { BrowserSite } from "@forecourt/contracts/site";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { offeredLanguage } from "./offered-language.ts";
import { loadLanguage, saveLanguage } from "./stored-language.ts";

/**
 * Offers the page in the language that the visitor prefers, and remembers what they choose while they allow functional
 * storage. All of it happens in the browser, so that every visitor gets the same document. Nobody is redirected.
 */
export function watchLanguage(site: BrowserSite, visitor: VisitorStore): void {
  const { languages, language: own = defaultLanguage, cookieTier } = site;
  if (languages === undefined) return;
  const mayStore = () => isAllowed("functional", visitor.getState(), cookieTier);
  const choose = (language: string) => {
    if (mayStore()) saveLanguage(window, language);
  };
  // The links of the footer, and that of the offer.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-document]") : null;
    if (link?.dataset["document"]) choose(link.dataset["document"]);
  });
  const codes = languages.map(({ code }) => code);
  const chosen = (mayStore() ? loadLanguage(window) : null) ?? justChosen(own, codes);
  const offered = offeredLanguage({ own, languages, preferred: navigator.languages, chosen });
  if (offered?.offer === undefined) return;
  const { code, offer } = offered;
  import("./language-offer.ts").then(
    ({ showLanguageOffer }) => showLanguageOffer(code, offer, () => choose(own)),
    // The footer has the same link.
    () => {},
  );
}

/** The page's language, where the visitor comes from a page of this site in another one. */
function justChosen(own: string, codes: readonly string[]): string | null {
  const before = URL.parse(document.referrer);
  if (before?.origin !== location.origin) return null;
  return splitLanguage(before.pathname, codes).language === own ? null : own;
}
