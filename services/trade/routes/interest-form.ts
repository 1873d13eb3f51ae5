import { changeInterestForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { sellerInterests } from "@forecourt/contracts/areas/trade/seller-interest";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { mountForm } from "../forms/mount-form.ts";
import { acceptedAt, formContextOf, returnForm, tooManyFault } from "../forms/offer-context.ts";
import { deleteReturnedForm } from "../forms/returned-form-store.ts";
import { isOfOtherOffer } from "../forms/seen-offer.ts";
import { eventsOfKept } from "../inspections/after-inspection.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { offerOf } from "../offers/find-offer.ts";
import { changeInterest } from "../seller-pages/change-interest.ts";

/** Switches a kept offer from a trade-in to a sale, or the other way round. */
export function interestFormRoute(app: Express, deps: Deps): void {
  const { database } = deps;
  mountForm(app, changeInterestForm, async (form) => {
    const context = await formContextOf(deps, form);
    const { appraisal, site } = context;
    const { token } = form;
    // The page states that nothing can be changed online.
    if ((await inspectedOffer(database, appraisal)) !== null) {
      return acceptedAt(token, "inspection");
    }
    const interest = sellerInterests.find((one) => one === form.fields["interest"]);
    if (interest === undefined) throw new AppError("bad-body", "interest: expected a wish");
    const offer = await offerOf(database, appraisal, site.today);
    const kept = offer && (await keptOfferOf(database, offer));
    // The page states that the offer has expired, or was changed.
    if (!offer || !kept) return { location: tradeOfferPath(token), faults: {}, isLead: false };
    // The page shows the decision.
    if ((await eventsOfKept(database, kept.row.id)).length > 0) {
      return acceptedAt(token, "inspection");
    }
    const returned = (faults: Record<string, string>) =>
      returnForm(deps, form, { appraisal, form: "interest", faults });
    if (isOfOtherOffer(form, offer)) {
      return returned({ form: fillText(site.texts, "trade.fault.interest-changed") });
    }
    if (kept.interest !== interest) {
      try {
        await limitNetwork(deps, form, "keep");
      } catch (error) {
        return returned(tooManyFault(error, context, form));
      }
      if (await changeInterest(deps, { offer, kept, interest, token })) deps.onCommitted();
    }
    await deleteReturnedForm(database, appraisal.id);
    return acceptedAt(token, "kept");
  });
}
