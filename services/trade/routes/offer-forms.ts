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
import { limitNetwork } from "../limits/network-limit.ts";
import { offerOf } from "../offers/find-offer.ts";
import { selectOffered } from "../offers/select-payment.ts";

/** The forms that make an offer and select one of its kinds. */
export function offerFormRoutes(app: Express, deps: Deps): void {
  mountForm(app, requestOfferForm, async (form) => {
    const context = await formContextOf(deps, form);
    const failure = await offerOrPath(deps, form, context);
    if (failure === null) return acceptedAt(form.token, "offer");
    return { location: failure, faults: {}, isLead: false };
  });
  mountForm(app, selectPaymentForm, async (form) => {
    const { site, appraisal } = await formContextOf(deps, form);
    const offer = await offerOf(deps.database, appraisal, site.today);
    const kind = SelectedPayment.safeParse(form.fields["selectedPayment"]);
    if (offer === null) throw new AppError("not-found", "there is no valid offer");
    if (!kind.success) throw new AppError("bad-body", "selectedPayment: expected a kind of offer");
    await limitNetwork(deps, form, "save");
    await selectOffered(deps.database, offer, { kind: kind.data, texts: site.texts });
    return acceptedAt(form.token, "offer");
  });
}
