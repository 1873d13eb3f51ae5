import { getServiceIndex, type ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import { couponView } from "../../parts/offers/coupon-view.ts";
import { businessesOf } from "./businesses-of.ts";
import type { ServiceData } from "./index-data.ts";

/** The service index as its service publishes it, for the visitor's store. */
export const loadIndex: PageLoader<ServiceData> = async (request) => {
  const reply = await areaClient(request)(getServiceIndex);
  const { head, specials: _heading, offers: _offers, offerCount: _count, ...rest } = reply;
  const { schedulePath: _path, ...data } = rest;
  return {
    kind: "page",
    data: { ...data, specials: specialsView(reply, request.site) },
    head: {
      ...head,
      canonical: href.page("service", "index"),
      jsonLd: [...businessesOf(request.site), faqPage(data.faq)],
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
