import { getServiceOffers, type ServiceOffers } from "@forecourt/contracts/areas/service/offers";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/domain/fill-text";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { couponView, storesForCoupons } from "../../parts/offers/coupon-view.ts";
import { crumbsTo } from "../../parts/offers/crumbs.ts";
import { offerNode } from "../../parts/offers/offer-node.ts";
import { readOwnersVehicle, vehicleName } from "../../parts/offers/owners-vehicle.ts";
import { vehicleFormView } from "../../parts/offers/vehicle-form-view.ts";
import { redirectToStores } from "../../parts/stores/stores-view.ts";
import type { SpecialsData } from "./specials-data.ts";

/** The offers that are valid today, for the vehicle that the address names. */
export const loadSpecials: PageLoader<SpecialsData> = async (request) => {
  const stores = redirectToStores(request);
  if (stores !== null) return { kind: "redirect", to: stores, permanent: false };
  const query = readOwnersVehicle(request.url, newestYear());
  const reply = await areaClient(request)(getServiceOffers, { query });
  const isForAll = Object.keys(query).length === 0;
  return {
    kind: "page",
    data: specialsView(reply, request),
    head: {
      ...reply.head,
      canonical: href.page("service", "specials"),
      // Search engines list the page without a vehicle, on days on which it has offers.
      index: isForAll && reply.offers.length > 0,
      jsonLd: reply.offers.map((offer) => offerNode(offer, request.site)),
    },
  };
};

/** Next year's models are sold this year. */
function newestYear(): number {
  return new Date().getFullYear() + 1;
}

function specialsView(reply: ServiceOffers, { site, url }: PageRequest): SpecialsData {
  const { title, description, empty, offers, hasConditions, schedulePath, use } = reply;
  const vehicle = readOwnersVehicle(url, newestYear());
  const context = { site, schedulePath, vehicle: vehicleName(vehicle) };
  const isEmpty = offers.length === 0;
  return {
    title,
    description,
    crumbs: crumbsTo(site, title),
    print: isEmpty ? null : fillText(site.texts, "service.offer.printAll"),
    form: hasConditions
      ? vehicleFormView(site, vehicle, {
          count: offers.length,
          typedYear: url.searchParams.get("year")?.trim().slice(0, 4) ?? "",
          newestYear: newestYear(),
        })
      : null,
    empty: isEmpty && context.vehicle === "" ? empty : null,
    coupons: offers.map((offer) => couponView(offer, context)),
    use: { ...use, stores: storesForCoupons(site) },
  };
}
