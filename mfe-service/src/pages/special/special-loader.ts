import {
  serviceOfferPath,
  serviceOffersPath,
} from "@forecourt/contracts/areas/service/offer-paths";
import { getServiceOffer, type ServiceOfferReply } from "@forecourt/contracts/areas/service/offers";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageHead, PageLoader } from "@forecourt/contracts/page";
import { sharePicture } from "@forecourt/contracts/share-picture";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { OfferPageData } from "@forecourt/remote-kit/offers/offer-page";
import { breadcrumbList } from "@forecourt/remote-kit/structured-data/breadcrumb-list";
import { couponView, storesForCoupons } from "../../parts/offers/coupon-view.ts";
import { crumbsTo } from "../../parts/offers/crumbs.ts";
import { offerNode } from "../../parts/offers/offer-node.ts";
import { redirectToStores } from "../../parts/stores/stores-view.ts";

/** One offer; an offer that has ended is 410 and shows what is valid today. */
export const loadSpecial: PageLoader<OfferPageData> = async (request) => {
  const stores = redirectToStores(request);
  if (stores !== null) return { kind: "redirect", to: stores, permanent: false };
  const { offer: id = "" } = request.params;
  const reply = await areaClient(request)(getServiceOffer, { params: { offer: id } }).catch(
    (error: unknown) => {
      if (hasErrorCode(error, "not-found")) return null;
      throw error;
    },
  );
  if (!reply) return { kind: "not-found" };
  return {
    kind: "page",
    data: specialView(reply, request.site),
    head: headOf(reply, request.site, serviceOfferPath(id)),
    ...(reply.offer === null && { status: 410 }),
  };
};

function headOf({ offer, title }: ServiceOfferReply, site: SiteContext, path: string): PageHead {
  const { texts } = site;
  const named = fillText(texts, "service.offer.head.title", { offer: title });
  if (offer === null) {
    const description = fillText(texts, "service.offer.ended", { offer: title });
    return { title: named, description, canonical: null, index: false };
  }
  const { description, expires } = offer;
  const date = formatLongDate(expires, localeOf(texts));
  return {
    title: named,
    description: fillText(texts, "service.offer.head.description", { description, date }),
    canonical: path,
    image: sharePicture.offer("service", offer.id),
    jsonLd: [
      breadcrumbList(
        crumbsTo(site, fillText(texts, "service.offer.breadcrumb.list"), title).trail,
        site.origin + path,
        site.origin,
      ),
      offerNode(offer, site),
    ],
  };
}

function specialView(reply: ServiceOfferReply, site: SiteContext): OfferPageData {
  const { offer, title, use, others, schedulePath } = reply;
  const text = (key: string, values = {}) => fillText(site.texts, `service.offer.${key}`, values);
  const coupons = others.map((other) => couponView(other, { site, schedulePath }));
  return {
    title: offer === null ? text("ended", { offer: title }) : title,
    crumbs: crumbsTo(site, text("breadcrumb.list"), title),
    coupon: offer && couponView(offer, { site, schedulePath }),
    print: text("print"),
    ended: offer === null ? text(coupons.length > 0 ? "ended.text" : "ended.none") : null,
    others:
      coupons.length === 0
        ? null
        : {
            title: text(offer === null ? "breadcrumb.list" : "others"),
            coupons,
            all: { label: text("list"), href: serviceOffersPath },
          },
    use: { ...use, stores: storesForCoupons(site) },
    department: "service",
  };
}
