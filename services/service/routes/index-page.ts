import { getServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { type ContentDeps, mountCompletedContent } from "@forecourt/service-kit/content-service";
import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import type { Express } from "express";
import { storeOffers } from "../offers/store-offers.ts";

/** Maximum number of offers on the service index; the list of offers has all of them. */
const maxOffers = 3;

/** The service index, with the first offers that are valid today. */
export function mountIndexPage(app: Express, deps: ContentDeps): void {
  mountCompletedContent(
    app,
    deps,
    getServiceIndex,
    "service/index",
    (index, { tenant, config }) => {
      const { content, day, locale, schedulePath } = storeOffers(deps, tenant);
      const offers = validOffers(content?.offers ?? [], { day, locale });
      return {
        ...index,
        offers: offers.slice(0, maxOffers),
        offerCount: offers.length,
        choices: config.scheduling.services,
        schedulePath,
      };
    },
  );
}
