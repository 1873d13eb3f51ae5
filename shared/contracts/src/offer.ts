import { ownerOf } from "./areas.ts";

/** What a store offers: its page flags, and the conditions of the cars it sells. */
export interface Offer {
  pages: Readonly<Record<string, boolean>>;
  conditions: readonly string[];
}

/**
 * True when `path` is a page that is switched on and, for a list of one condition, when that condition
 * is sold. Query and hash are ignored. Menus and the sitemap leave out other paths.
 */
export function isOffered({ pages, conditions }: Offer, path: string): boolean {
  const plain = path.replace(/[?#].*$/, "");
  const owner = ownerOf(plain);
  if (!owner || !pages[owner.flag]) return false;
  const condition = /^\/(used|new|certified)-cars-for-sale(?:\/|$)/.exec(plain)?.[1];
  return condition === undefined || conditions.includes(condition);
}
