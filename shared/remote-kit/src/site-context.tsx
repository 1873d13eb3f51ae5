import type { BrowserSite } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { createContext, type ReactNode, use } from "react";

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

export type TextValues = Record<string, string | number>;

/**
 * Looks up a visible text by key and fills its `{name}` placeholders. A component's keys must be
 * among the browser's keys of `contracts/text-keys`; other texts are not sent to browsers.
 */
export function useTexts(): (key: TextKey, values?: TextValues) => string {
  const { texts } = useSite();
  return (key, values) => fillText(texts, key, values);
}

/** The text of `key` with its placeholders filled; the key itself when there is no such text. */
export function fillText(texts: Record<string, string>, key: string, values: TextValues = {}) {
  const text = texts[key] ?? key;
  // Most texts have no placeholder, and a page looks up hundreds of texts.
  if (!text.includes("{")) return text;
  return fillPlaceholders(text, values);
}

/** A loop, since a regular expression with a callback takes three times as long. */
function fillPlaceholders(text: string, values: TextValues): string {
  let filled = "";
  let end = 0;
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", open + 1)) {
    const close = text.indexOf("}", open);
    if (close === -1) break;
    const value = values[text.slice(open + 1, close)];
    if (value === undefined) continue;
    filled += text.slice(end, open) + value;
    end = close + 1;
  }
  return filled + text.slice(end);
}
