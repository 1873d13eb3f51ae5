import { getHome } from "@forecourt/contracts/areas/company/contracts";
import { getPromotions } from "@forecourt/contracts/areas/company/promotions";
import { type ContentRoutes, mountCompletedContent } from "@forecourt/service-kit/content-service";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { homeOf } from "../home-of.ts";
import { shownPromotions } from "./shown-promotions.ts";

/** The home page, and the promotions of other pages. */
export const promotionRoutes: ContentRoutes = (app, deps) => {
  mountCompletedContent(app, deps, getHome, "company/home", (content, source) => ({
    ...homeOf(content, source, deps.now()),
    promotions: shownPromotions(deps, source.tenant, {
      position: "promotions-carousel",
      page: "home",
    }),
  }));

  mount(app, getPromotions, ({ request, query }) =>
    shownPromotions(deps, tenantOf(request), query),
  );
};
