import { requestOffer, selectPayment } from "@forecourt/contracts/areas/trade/appraisals";
import { getTradeOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { AppError } from "@forecourt/contracts/errors";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { ensureOffer } from "../offers/ensure-offer.ts";
import { offerOf } from "../offers/find-offer.ts";
import { appraisalView } from "../seller-pages/appraisal-view.ts";
import { offerPage } from "../seller-pages/offer-page.ts";
import { selectOffered } from "../seller-pages/select-payment.ts";

/** Shows and makes offers, and stores which kind of payment the seller selects. */
export function offerRoutes(app: Express, deps: Deps): void {
  const { database, now } = deps;
  mount(app, getTradeOffer, async ({ params, query, request }) => {
    const site = tradeSiteOf(deps, request);
    const found = { dealerId: site.dealerId, token: params.token, now: now() };
    const appraisal = await appraisalByToken(database, found);
    return offerPage(deps, site, { appraisal, zip: query.zip });
  });
  mount(app, requestOffer, async ({ params, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const found = { dealerId: site.dealerId, token: params.token, now: now() };
    const appraisal = await appraisalByToken(database, found);
    const limit = () => limitNetwork(deps, { request, response }, "offer");
    await ensureOffer(deps, site, { appraisal, limit });
    return appraisalView(deps, site, appraisal);
  });
  mount(app, selectPayment, async ({ params, body, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const found = { dealerId: site.dealerId, token: params.token, now: now() };
    const appraisal = await appraisalByToken(database, found);
    const offer = await offerOf(database, appraisal, site.today);
    if (offer === null) throw new AppError("not-found", "there is no valid offer");
    const isKept = (await keptOfferOf(database, offer)) !== null;
    await limitNetwork(deps, { request, response }, isKept ? "keep" : "save");
    const { selectedPayment: kind } = body;
    await selectOffered(deps, offer, { kind, texts: site.texts, token: params.token });
    return appraisalView(deps, site, appraisal);
  });
}
