import {
  type OfferCategory,
  offerListPath,
  offerPath,
} from "@forecourt/contracts/areas/company/offer-paths";
import { getOffer, type OfferReply } from "@forecourt/contracts/areas/company/offers";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageHead, PageLoader } from "@forecourt/contracts/page";
import { sharePicture } from "@forecourt/contracts/share-picture";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { OfferPageData } from "@forecourt/remote-kit/offers/offer-page";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { offerCrumbs } from "../../parts/offers/offer-crumbs.ts";
import { offerDetails } from "../../parts/offers/offer-details.ts";
import { offerNode } from "../../parts/offers/offer-node.ts";
import { messageTo, offerView, placeElsewhere, storesFor } from "../../parts/offers/offer-view.ts";

/** Most offers beside another one. */
const maxOthers = 3;

/** The loader of one offer; an offer that has ended is 410 and shows what is valid today. */
export function offerLoader(kind: OfferCategory): PageLoader<OfferPageData> {
  return async (request) => {
    const { offer: id = "" } = request.params;
    const call = areaClient(request)(getOffer, { params: { kind, offer: id } });
    const reply = await call.catch((error: unknown) => {
      if (hasErrorCode(error, "not-found")) return null;
      throw error;
    });
    if (!reply) return { kind: "not-found" };
    const [store, other] = reply.offer?.stores ?? [];
    return {
      kind: "page",
      // An offer of one store is a page about that store.
      ...(store !== undefined && other === undefined && { store }),
      data: viewOf(reply, kind, request.site),
      head: headOf(reply, kind, request.site, offerPath(kind, id)),
      ...(reply.offer === null && { status: 410 }),
    };
  };
}

function headOf(
  { offer, title, list }: OfferReply,
  kind: OfferCategory,
  site: SiteContext,
  path: string,
): PageHead {
  const { texts } = site;
  const place = offer && placeElsewhere(offer, site);
  const named = place
    ? fillText(texts, "offers.offer.head.titleAt", { offer: title, place })
    : fillText(texts, "offers.offer.head.title", { offer: title });
  if (offer === null) {
    const description = fillText(texts, "offers.ended", { offer: title });
    return { title: named, description, canonical: null, index: false };
  }
  const date = formatLongDate(offer.expires, localeOf(texts));
  // The description leaves the saving to the coupon, and a search result shows no coupon.
  const description =
    offer.price === null ? offer.description : `${offer.price}. ${offer.description}`;
  const { trail } = offerCrumbs(site, list, title);
  return {
    title: named,
    description: fillText(texts, "offers.offer.head.description", { description, date }),
    canonical: path,
    image: sharePicture.offer(kind, offer.id),
    jsonLd: [breadcrumbNode(trail, path, site), offerNode(offer, kind, site)],
  };
}

function viewOf(
  { offer, title, list }: OfferReply,
  kind: OfferCategory,
  site: SiteContext,
): OfferPageData {
  const text = (key: string, values = {}) => fillText(site.texts, `offers.${key}`, values);
  const others = list.offers.slice(0, maxOthers).map((other) => offerView(other, kind, site));
  const department = offer?.department ?? "sales";
  const use = (department === "service" && list.serviceUse) || list.use;
  return {
    title: offer === null ? text("ended", { offer: title }) : title,
    crumbs: offerCrumbs(site, list, title),
    // The page has its own part about the cars that the offer is for, with a link to them.
    coupon: offer && { ...offerView(offer, kind, site), forWhom: null },
    details: offer ? offerDetails(offer, site) : [],
    print: text("print"),
    ended: offer === null ? text(others.length > 0 ? "ended.text" : "ended.none") : null,
    others:
      others.length === 0
        ? null
        : {
            title: offer === null ? list.title : text("others"),
            coupons: others,
            all: { label: list.title, href: offerListPath(kind) },
          },
    use: {
      ...use,
      list: offer && offer.steps.length > 0 ? offer.steps : use.list,
      stores: storesFor(offer ?? { department }, site),
      message: messageTo(site),
    },
    department,
  };
}
