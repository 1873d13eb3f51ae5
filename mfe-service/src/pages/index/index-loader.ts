import { dollars } from "@forecourt/contracts/areas/format-facts";
import { getServiceIndex, type ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import { bookLink, couponView } from "../../parts/offers/coupon-view.ts";
import { redirectToStores } from "../../parts/stores/stores-view.ts";
import { businessesOf } from "./businesses-of.ts";
import type { ServiceData } from "./index-data.ts";
import { serviceStoresView } from "./service-stores-view.ts";

/** The service index as its service publishes it, for the visitor's store. */
export const loadIndex: PageLoader<ServiceData> = async (request) => {
  const stores = redirectToStores(request);
  if (stores !== null) return { kind: "redirect", to: stores, permanent: false };
  const reply = await areaClient(request)(getServiceIndex);
  const { head, hero, features, promo, schedule, tireCenter, faq, terms } = reply;
  return {
    kind: "page",
    data: {
      hero,
      features,
      promo,
      schedule,
      tireCenter,
      faq,
      terms,
      specials: specialsView(reply, request.site),
      prices: pricesView(reply, request.site),
      stores: serviceStoresView(request.site, reply.schedulePath),
    },
    head: {
      ...head,
      canonical: href.page("service", "index"),
      jsonLd: [...businessesOf(request.site), faqPage(faq)],
    },
  };
};

function specialsView(reply: ServiceIndex, site: SiteContext): ServiceData["specials"] {
  const { specials, offers, offerCount: count, schedulePath } = reply;
  if (!specials || offers.length === 0) return null;
  return {
    ...specials,
    coupons: offers.map((offer) => couponView(offer, { site, schedulePath })),
    all: {
      label: fillText(site.texts, "service.offer.all", { count }),
      href: serviceOffersPath,
    },
  };
}

function pricesView(reply: ServiceIndex, site: SiteContext): ServiceData["prices"] {
  const { services, choices, schedulePath } = reply;
  if (!services || choices.length === 0) return null;
  const priceOf = (cents: number | null) => {
    if (cents === null) return null;
    if (cents === 0) return fillText(site.texts, "service.price.none");
    return fillText(site.texts, "service.price.from", { price: dollars(cents) });
  };
  return {
    ...services,
    items: choices.map(({ name, description, fromCents }) => ({
      name,
      description,
      price: priceOf(fromCents),
    })),
    book: bookLink({ site, schedulePath }),
  };
}
