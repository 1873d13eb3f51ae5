import { serviceOfferPath } from "@forecourt/contracts/areas/service/offer-paths";
import type { ValidOffer } from "@forecourt/contracts/areas/service/offers";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";

/** A whole price such as "$89.95"; a saving such as "$20 off" is none. */
const amount = /^\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)$/;

/** A schema.org Offer of the service department. */
export function offerNode(offer: ValidOffer, { origin, name, store }: SiteContext): object {
  const price = amount.exec(offer.price ?? "")?.[1]?.replaceAll(",", "");
  const { phone } = store.service ?? store;
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    name: offer.title,
    description: [offer.price, offer.description].filter((text) => text !== null).join(". "),
    url: origin + serviceOfferPath(offer.id),
    validFrom: offer.startDate,
    validThrough: offer.expires,
    availability: "https://schema.org/InStoreOnly",
    ...(price !== undefined && { price, priceCurrency: "USD" }),
    itemOffered: { "@type": "Service", name: offer.title },
    offeredBy: {
      "@type": "AutoRepair",
      name,
      url: origin + href.page("service", "index"),
      telephone: phone,
    },
  };
}
