import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { disclosureValues } from "@forecourt/domain/payment/disclosure";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentView } from "../../features/payment/payment-view.ts";
import { creditLabelOf, estimateVehiclePayment } from "../../features/payment/vehicle-payment.ts";
import { type BuyerAnswers, paymentTermsOf } from "../../features/personalize/buyer-answers.ts";
import { stepUrl } from "../../features/personalize/wizard-address.ts";
import { storeDetails } from "../../features/store-panel/store-details.ts";
import { toLeadVehicle } from "../../features/vehicle-lead/lead-vehicle.ts";
import type { Question } from "./personalize-data.ts";
import type { PersonalizeRequest } from "./personalize-request.ts";

/** The contact form, and the lead that it sends. */
export function detailsQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  { answers }: Pick<PersonalizeRequest, "answers">,
): Question {
  const { texts, phoneMasks } = site;
  const call = storeDetails(vehicle, site)?.phone ?? site.store.sales.phone;
  return {
    step: "details",
    lead: {
      template: "UNLOCK_PRICE",
      store: vehicle.storeId,
      text: termsSummary(vehicle, site, answers),
      vehicle: toLeadVehicle(vehicle, site),
    },
    submit: fillText(texts, "personalize.details.submit"),
    next: stepUrl(href.personalize(vehicle), "finish", answers),
    failed: fillText(texts, "personalize.details.failed", {
      phone: maskPhone(call, phoneMasks.general),
    }),
  };
}

/** The lead's text for the dealer: the visitor's terms and the estimate that they saw. */
function termsSummary(vehicle: VehicleDetail, site: SiteContext, answers: BuyerAnswers): string {
  const terms = paymentTermsOf(answers, site);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return "";
  const estimate = estimateVehiclePayment(payment, terms);
  const label = creditLabelOf(terms.creditScore, payment.creditLabels);
  const key = answers.tradingIn === true ? "personalize.lead" : "personalize.lead.noTrade";
  return fillText(site.texts, key, { ...disclosureValues(estimate), label });
}
