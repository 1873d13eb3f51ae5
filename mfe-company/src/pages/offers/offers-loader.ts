import { offerListPath, specialOffersPath } from "@forecourt/contracts/areas/company/offer-paths";
import { getOffersIndex } from "@forecourt/contracts/areas/company/offers";
import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/domain/fill-text";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { offerView } from "../../parts/offers/offer-view.ts";
import type { OffersData } from "./offers-data.ts";

/** All offers of the dealer and of its sales department that are valid today. */
export const loadOffers: PageLoader<OffersData> = async (request) => {
  const { site } = request;
  const index = await areaClient(request)(getOffersIndex);
  return {
    kind: "page",
    data: {
      title: index.title,
      description: index.description,
      empty: index.lists.length === 0 ? index.empty : null,
      lists: index.lists.map(({ kind, title, offers }) => ({
        title,
        offers: offers.map((offer) => offerView(offer, kind, site)),
        all: {
          label: fillText(site.texts, "offers.list", { list: title }),
          href: offerListPath(kind),
        },
      })),
      more: index.more,
      moreTitle: fillText(site.texts, "offers.more"),
    },
    head: {
      ...index.head,
      canonical: specialOffersPath,
      index: index.lists.length > 0,
      jsonLd: [breadcrumbNode([{ label: index.title }], specialOffersPath, site)],
    },
  };
};
