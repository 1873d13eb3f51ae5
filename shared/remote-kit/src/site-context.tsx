import type { BrowserSite } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import { createContext, type ReactNode, use } from "react";

export { fillText, type TextValues };

const Site = createContext<BrowserSite | null>(null);

/** Provides one request's site. Only the shell renders this. */
export function SiteProvider({ site, children }: { site: BrowserSite; children: ReactNode }) {
  return <Site value={site}>{children}</Site>;
}

/**
 * The dealer's public configuration for this visitor.
 * @throws Error outside the shell's frame.
 */
export function useSite(): BrowserSite {
  const site = use(Site);
  if (!site) throw new Error("useSite: no SiteProvider above this component");
  return site;
}

/**
 * Puts a path of this site into the language of the page; "" is the home page. Paths in the data of a page are in it
 * already, see the shell's `localizeLinks`: this is for those that a component makes itself.
 */
export function useLocalPath(): (path: string) => string {
  const { prefix = "" } = useSite();
  return (path) => prefix + path || "/";
}

/**
 * Looks up a visible text by key and fills its `{name}` placeholders. A component's keys must be
 * among the browser's keys of `contracts/text-keys`; other texts are not sent to browsers.
 */
export function useTexts(): (key: TextKey, values?: TextValues) => string {
  const { texts } = useSite();
  return (key, values) => fillText(texts, key, values);
}
