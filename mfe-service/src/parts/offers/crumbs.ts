import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";

export interface CrumbsData {
  /** Name of the landmark. */
  label: string;
  trail: { label: string; href?: string }[];
}

/** Breadcrumbs of a page of offers: the service center, the list of offers, and one offer. */
export function crumbsTo({ texts }: SiteContext, list: string, offer?: string): CrumbsData {
  const center = fillText(texts, "service.offer.breadcrumb");
  return {
    label: fillText(texts, "service.offer.breadcrumbs"),
    trail: [
      { label: center, href: href.page("service", "index") },
      ...(offer === undefined
        ? [{ label: list }]
        : [{ label: list, href: serviceOffersPath }, { label: offer }]),
    ],
  };
}
