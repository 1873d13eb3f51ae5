import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { LocationLabels } from "./location-card.tsx";

/** Texts of a list of stores in the dealer's words. */
export function locationLabels({ texts }: Pick<SiteContext, "texts">): LocationLabels {
  return {
    hours: fillText(texts, "contact.hours"),
    directions: fillText(texts, "contact.directions"),
    inventory: fillText(texts, "contact.inventory"),
  };
}
