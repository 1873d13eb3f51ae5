import { type OfferCategory, offerListPath } from "@forecourt/contracts/areas/company/offer-paths";
import { getOfferList } from "@forecourt/contracts/areas/company/offers";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { offerCrumbs } from "../../parts/offers/offer-crumbs.ts";
import { offerNode } from "../../parts/offers/offer-node.ts";
import { messageTo, offerView, storesFor } from "../../parts/offers/offer-view.ts";
import type { OfferListData } from "./offer-list-data.ts";

/** The loader of the list of one kind of offers. */
export function offerListLoader(kind: OfferCategory): PageLoader<OfferListData> {
  return async (request) => {
    const { site } = request;
    const list = await areaClient(request)(getOfferList, { params: { kind } });
    const crumbs = offerCrumbs(site, list);
    const path = offerListPath(kind);
    return {
      kind: "page",
      data: {
        title: list.title,
        description: list.description,
        crumbs,
        empty: list.offers.length === 0 ? list.empty : null,
        offers: list.offers.map((offer) => offerView(offer, kind, site)),
        use: {
          ...list.use,
          stores: storesFor({ department: "sales" }, site),
          message: messageTo(site),
        },
      },
      head: {
        ...list.head,
        canonical: path,
        // Search engines list the page on days on which it has offers.
        index: list.offers.length > 0,
        jsonLd: [
          breadcrumbNode(crumbs.trail, path, site),
          ...list.offers.map((offer) => offerNode(offer, kind, site)),
        ],
      },
    };
  };
}
