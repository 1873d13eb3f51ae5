import type { Restrictions } from "@forecourt/contracts/dealer-config/inventory";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";

/**
 * True when this visitor may see prices on their own terms: the dealer does not lock them for cars of this
 * condition, or in lists of all conditions (`search`), or the server's signed cookie says that the visitor
 * has unlocked them.
 */
export function isPriceUnlocked(
  context: keyof Restrictions,
  { restrictions }: Pick<SiteContext, "restrictions">,
  { proven }: Pick<Visitor, "proven">,
): boolean {
  return !restrictions[context].unlockPrice || proven.unlockPrice !== null;
}
