import { ownerOf } from "@forecourt/contracts/areas";
import { getHome } from "@forecourt/contracts/areas/company/contracts";
import type { Card } from "@forecourt/contracts/content-parts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import { dealerOf } from "../../parts/dealer-of.ts";
import type { HomeData, Shortcut } from "./home-data.ts";
import { reviewsView } from "./reviews-view.ts";
import { storeVisitInfo } from "./store-visit-info.ts";

/** The home page as the company service publishes it. */
export const loadHome: PageLoader<HomeData> = async (request) => {
  const home = await areaClient(request)(getHome);
  const { head, shortcuts, reviews, locations, nearby, ...rest } = home;
  return {
    kind: "page",
    data: {
      ...rest,
      shortcuts: shortcuts.map(withArea),
      reviews: reviews && reviewsView(reviews, request.site),
      visit: storeVisitInfo({ locations, nearby }, request.site, new Date()),
    },
    head: {
      ...head,
      canonical: href.page("company", "home"),
      jsonLd: [
        webSite(request.site),
        ...locations.map((location) => dealerOf(location, request.site)),
        faqPage(rest.faq),
      ],
    },
  };
};

function withArea(card: Card): Shortcut {
  const owner = card.link && ownerOf(card.link.href.replace(/#.*$/, ""));
  return { ...card, area: owner?.area ?? null };
}

function webSite({ name, origin }: SiteContext): object {
  return { "@context": "https://schema.org", "@type": "WebSite", name, url: `${origin}/` };
}
