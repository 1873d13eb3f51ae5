import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";

/** The store where somebody works: the first of theirs, and the visitor's store where they work in all of them. */
export function workplace(
  { store, places = [] }: Pick<SiteContext, "store" | "places">,
  [first]: readonly { id: string }[],
): SiteStore {
  return places.find(({ id }) => id === first?.id) ?? store;
}
