import { type OfferCategory, offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";

/** A schema.org Offer of the dealer. A saving is no price, so that none is named. */
export function offerNode(
  offer: CompanyOffer,
  kind: OfferCategory,
  { origin, name, store }: SiteContext,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    name: offer.title,
    description: [offer.price, offer.description].filter((text) => text !== null).join(". "),
    url: origin + offerPath(kind, offer.id),
    validFrom: offer.startDate,
    validThrough: offer.expires,
    offeredBy: {
      "@type": "AutoDealer",
      name,
      url: origin + href.page("company", "home"),
      telephone: store.phone,
    },
  };
}
