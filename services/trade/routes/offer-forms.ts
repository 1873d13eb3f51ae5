import {
  requestOfferForm,
  SelectedPayment,
  selectPaymentForm,
} from "@forecourt/contracts/areas/trade/offer-forms";
import { AppError } from "@forecourt/contracts/errors";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { mountForm } from "../forms/mount-form.ts";
import { acceptedAt, formContextOf } from "../forms/offer-context.ts";
import { offerOrPath } from "../forms/offer-or-path.ts";
import { eventsOfKept } from "../inspections/after-inspection.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { countedPayment } from "../kept/trade-in.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { offerOf } from "../offers/find-offer.ts";
import { selectOffered } from "../seller-pages/select-payment.ts";

/** The forms that make an offer and select one of its kinds of payment. */
export function offerFormRoutes(app: Express, deps: Deps): void {
  mountForm(app, requestOfferForm, async (form) => {
    const context = await formContextOf(deps, form);
    const failure = await offerOrPath(deps, form, context);
    if (failure === null) return acceptedAt(form.token, "offer");
    return { location: failure, faults: {}, isLead: false };
  });
  mountForm(app, selectPaymentForm, async (form) => {
    const { site, appraisal } = await formContextOf(deps, form);
    // The offer's page states that nothing can be changed online.
    if ((await inspectedOffer(deps.database, appraisal)) !== null) {
      return acceptedAt(form.token, "inspection");
    }
    const offer = await offerOf(deps.database, appraisal, site.today);
    const kind = SelectedPayment.safeParse(form.fields["selectedPayment"]);
    if (offer === null) throw new AppError("not-found", "there is no valid offer");
    if (!kind.success) throw new AppError("bad-body", "selectedPayment: expected a kind of offer");
    const kept = await keptOfferOf(deps.database, offer);
    // The offer's page states the decision.
    if (kept && (await eventsOfKept(deps.database, kept.row.id)).length > 0) {
      return acceptedAt(form.token, "inspection");
    }
    // The page states that cash now counts for a trade-in.
    const wanted = { ...offer, selected_payment: kind.data };
    if (kept && countedPayment(wanted, kept.interest) !== kind.data) {
      return acceptedAt(form.token, "kept");
    }
    await limitNetwork(deps, form, kept === null ? "save" : "keep");
    const { token } = form;
    await selectOffered(deps, offer, { kind: kind.data, texts: site.texts, token });
    return acceptedAt(token, "offer");
  });
}
