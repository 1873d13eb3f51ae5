import { getHome } from "@forecourt/contracts/areas/company/contracts";
import { getPromotions } from "@forecourt/contracts/areas/company/promotions";
import type { ContentRoutes } from "@forecourt/service-kit/content-service";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { shownReviews } from "../reviews/shown-reviews.ts";
import { shownPromotions } from "./shown-promotions.ts";

/** The home page, and the promotions of other pages. */
export const promotionRoutes: ContentRoutes = (app, deps) => {
  mount(app, getHome, ({ request }) => {
    const tenant = tenantOf(request);
    const current = deps.dealers.current();
    return {
      ...pageContent(current, tenant, "company/home"),
      promotions: shownPromotions(deps, tenant, { position: "promotions-carousel", page: "home" }),
      reviews: shownReviews(current, tenant, deps.now()),
    };
  });

  mount(app, getPromotions, ({ request, query }) =>
    shownPromotions(deps, tenantOf(request), query),
  );
};
