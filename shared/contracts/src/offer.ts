import { ownerOf } from "./areas.ts";

/** What a store has switched on: its page flags, and the conditions of the cars it sells. */
export interface Offer {
  pages: Readonly<Record<string, boolean>>;
  conditions: readonly string[];
}

/**
 * True when `path` (query and hash are ignored) leads to a page that is switched on and, for a list
 * of vehicles of one condition, to a condition that is sold. Menus and the sitemap ask this.
 */
export function isOffered({ pages, conditions }: Offer, path: string): boolean {
  const plain = path.replace(/[?#].*$/, "");
  const owner = ownerOf(plain);
  if (!owner || !pages[owner.flag]) return false;
  const condition = /^\/(used|new|certified)-cars-for-sale(?:\/|$)/.exec(plain)?.[1];
  return condition === undefined || conditions.includes(condition);
}
