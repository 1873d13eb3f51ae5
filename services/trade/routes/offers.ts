import { requestOffer, selectPayment } from "@forecourt/contracts/areas/trade/appraisals";
import { AppError } from "@forecourt/contracts/errors";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { appraisalView } from "../appraisals/appraisal-view.ts";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { ensureOffer } from "../offers/ensure-offer.ts";
import { offerOf } from "../offers/find-offer.ts";
import { offeredKinds, type StoredResult } from "../offers/stored-offer.ts";

/** Makes offers, and stores which one the seller selects. */
export function offerRoutes(app: Express, deps: Deps): void {
  const { database, now } = deps;
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
    const kinds = offeredKinds(JSON.parse(offer.result) as StoredResult);
    if (!kinds.includes(body.selectedPayment)) {
      const text = site.texts["trade.fault.not-offered"] ?? "not offered";
      throw new AppError("fields-invalid", "this kind was not offered", {
        fields: { selectedPayment: text },
      });
    }
    await limitNetwork(deps, { request, response }, "save");
    await database.query
      .updateTable("trade_offers")
      .set({ selected_payment: body.selectedPayment })
      .where("id", "=", offer.id)
      .execute();
    return appraisalView(deps, site, appraisal);
  });
}
