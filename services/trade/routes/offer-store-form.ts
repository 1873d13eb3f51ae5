import { chooseOfferStoreForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { AppError } from "@forecourt/contracts/errors";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { mountForm } from "../forms/mount-form.ts";
import { acceptedAt, formContextOf } from "../forms/offer-context.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { newestOfferOf } from "../offers/find-offer.ts";
import { storesOfOffer } from "../offers/stores-of-offer.ts";

/** Stores at which store the seller brings the car. An offer that is kept stays with its store, which has the lead. */
export function offerStoreFormRoute(app: Express, deps: Deps): void {
  const { database } = deps;
  mountForm(app, chooseOfferStoreForm, async (form) => {
    const { appraisal, site } = await formContextOf(deps, form);
    const stores = storesOfOffer(deps, site.dealerId, undefined);
    const store = stores.find(({ id }) => id === form.fields["store"]);
    if (store === undefined) {
      throw new AppError("bad-body", "store: expected one of this dealer's stores");
    }
    await limitNetwork(deps, form, "save");
    const offer = await newestOfferOf(database, appraisal);
    if (offer !== null && (await keptOfferOf(database, offer)) !== null) {
      return acceptedAt(form.token, "kept");
    }
    await database.query
      .updateTable("trade_appraisals")
      .set({ store_id: store.id })
      .where("id", "=", appraisal.id)
      .execute();
    return acceptedAt(form.token, "store");
  });
}
