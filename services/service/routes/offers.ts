import { getServiceOffer, getServiceOffers } from "@forecourt/contracts/areas/service/offers";
import { AppError } from "@forecourt/contracts/errors";
import type { ContentDeps } from "@forecourt/service-kit/content-service";
import { mount } from "@forecourt/service-kit/mount";
import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { requiredOffers } from "../offers/store-offers.ts";

/** Maximum number of offers beside another offer. */
const maxOthers = 3;

/** The offers of the service department. */
export function mountOffers(app: Express, deps: ContentDeps): void {
  mount(app, getServiceOffers, ({ request, query }) => {
    const { content, day, locale, schedulePath } = requiredOffers(deps, tenantOf(request));
    const offers = validOffers(content.offers, { day, locale }, query);
    const hasConditions = validOffers(content.offers, { day, locale }).some(
      ({ vehicles }) => vehicles,
    );
    return { ...content, offers, hasConditions, schedulePath };
  });

  mount(app, getServiceOffer, ({ request, params }) => {
    const { content, day, locale, schedulePath } = requiredOffers(deps, tenantOf(request));
    const { offers, use } = content;
    const found = offers.find(({ id }) => id === params.offer);
    if (!found || day < found.startDate) throw new AppError("not-found", "no such offer");
    const valid = validOffers(offers, { day, locale });
    const offer = valid.find(({ id }) => id === found.id) ?? null;
    const others = valid.filter(({ id }) => id !== found.id).slice(0, maxOthers);
    return { offer, title: found.title, use, others, schedulePath };
  });
}
