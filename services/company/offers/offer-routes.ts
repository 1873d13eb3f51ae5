import type { OfferCategory } from "@forecourt/contracts/areas/company/offer-paths";
import { offerCategories } from "@forecourt/contracts/areas/company/offer-paths";
import {
  getOffer,
  getOfferList,
  getOffersIndex,
  type OfferList,
} from "@forecourt/contracts/areas/company/offers";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import type { ContentDeps, ContentRoutes } from "@forecourt/service-kit/content-service";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { ownStoreFirst } from "../own-store-first.ts";

/** The offers of the dealer and of its sales department. */
export const offerRoutes: ContentRoutes = (app, deps) => {
  mount(app, getOffersIndex, ({ request }) => {
    const tenant = tenantOf(request);
    const current = deps.dealers.current();
    const lists = offerCategories
      .filter((kind) => current.content(tenant, `company/${kind}Offers`) !== null)
      .map((kind) => offersOn(deps, tenant, kind).list);
    return {
      ...pageContent(current, tenant, "company/offers"),
      lists: lists.filter(({ offers }) => offers.length > 0),
    };
  });

  mount(
    app,
    getOfferList,
    ({ request, params }) => offersOn(deps, tenantOf(request), params.kind).list,
  );

  mount(app, getOffer, ({ request, params }) => {
    const { written, day, list } = offersOn(deps, tenantOf(request), params.kind);
    const found = written.find(({ id }) => id === params.offer);
    if (!found || day < found.startDate) throw new AppError("not-found", "no such offer");
    const offer = list.offers.find(({ id }) => id === found.id) ?? null;
    const others = list.offers.filter(({ id }) => id !== found.id);
    return { offer, title: found.title, list: { ...list, offers: others } };
  });
};

/**
 * The offers of a kind on the store's day, offers of the chosen store first, and all offers that are configured.
 * @throws AppError content-unknown, dealer-unknown
 */
export function offersOn({ dealers, now }: ContentDeps, tenant: Tenant, kind: OfferCategory) {
  const current = dealers.current();
  const moment = now();
  const { day } = wallTimeAt(moment, current.config(tenant).company.timezone);
  const content = current.content(tenant, `company/${kind}Offers`, moment);
  if (!content) throw new AppError("content-unknown", `this store has no ${kind} offers`);
  const { texts, storeChosen, store } = current.site(tenant);
  const offers = validOffers(content.offers, { day, locale: localeOf(texts) });
  const list: OfferList = {
    ...content,
    kind,
    offers: storeChosen ? ownStoreFirst(offers, store.id) : offers,
  };
  return { written: content.offers, day, list };
}
