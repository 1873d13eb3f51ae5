import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import { signUpHref } from "@forecourt/contracts/paths/alert-paths";
import type { SiteContext } from "@forecourt/contracts/site";

type AlertSite = Pick<SiteContext, "pages">;
type Subject = Parameters<typeof signUpHref>[0];

/** The address of the sign-up form for cars or a search; null = the dealer has switched alerts off. */
export function alertHref(subject: Subject, { pages }: AlertSite): string | null {
  return pages["alerts"] ? signUpHref(subject) : null;
}

/** The address of the sign-up form for a search, with its payment terms and without its order. */
export function searchAlertHref({ filter, terms }: SearchState, site: AlertSite): string | null {
  return alertHref({ kind: "search", search: href.search(filter, { terms }) }, site);
}
