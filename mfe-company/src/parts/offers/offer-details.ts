import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { describeVehicles } from "@forecourt/contracts/areas/service/describe-vehicles";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { slug } from "@forecourt/domain/slug";
import type { OfferDetail } from "@forecourt/remote-kit/offers/offer-page";

/** Details on an offer's page besides its coupon. */
export function offerDetails(offer: CompanyOffer, site: SiteContext): OfferDetail[] {
  const { forWhom, notWith, vehicles } = offer;
  const text = (key: string, values = {}) => fillText(site.texts, `offers.${key}`, values);
  const detail = (key: string, words: string | null, path: string | null = null) => {
    if (words === null) return [];
    const link = path === null ? null : { label: text(`details.${key}.link`), href: path };
    return [{ term: text(`details.${key}`), text: words, link }];
  };
  const cars = vehicles && text("for", { vehicles: describeVehicles(site.texts, vehicles) });
  return [
    ...detail("forWhom", forWhom),
    ...detail("cars", cars, vehicles && carsHref(vehicles, site)),
    ...detail("notWith", notWith),
  ];
}

/** The search that finds exactly these cars; null where there is none. */
function carsHref(
  { condition = [], make = [], model = [], year = {}, mileage = {} }: Vehicles,
  { pages }: Pick<SiteContext, "pages">,
): string | null {
  // Lists have one condition.
  if (pages["search"] !== true || condition.length > 1) return null;
  const filter: SearchFilter = {
    ...(condition[0] && { condition: condition[0] }),
    ...(make.length > 0 && { make: make.map(slug) }),
    ...(model.length > 0 && { model: model.map(slug) }),
    ...(year.from !== undefined && { yearMin: year.from }),
    ...(year.to !== undefined && { yearMax: year.to }),
    ...(mileage.from !== undefined && { mileageMin: mileage.from }),
    ...(mileage.to !== undefined && { mileageMax: mileage.to }),
  };
  return href.search(filter);
}

type Vehicles = NonNullable<CompanyOffer["vehicles"]>;
