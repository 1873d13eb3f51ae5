import {
  type OfferCategory,
  offerListPath,
  specialOffersPath,
} from "@forecourt/contracts/areas/company/offer-paths";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";

export interface OfferCrumbs {
  /** Name of the landmark. */
  label: string;
  trail: Crumb[];
}

/** Breadcrumbs of a list of offers, or of one offer. */
export function offerCrumbs(
  { texts, pages }: SiteContext,
  { kind, title }: { kind: OfferCategory; title: string },
  offer?: string,
): OfferCrumbs {
  const all = linkTo(pages, "company.offers") !== null;
  return {
    label: fillText(texts, "offers.breadcrumb"),
    trail: [
      ...(all ? [{ label: fillText(texts, "offers.all"), href: specialOffersPath }] : []),
      ...(offer === undefined
        ? [{ label: title }]
        : [{ label: title, href: offerListPath(kind) }, { label: offer }]),
    ],
  };
}
