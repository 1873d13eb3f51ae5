import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { disclosureValues } from "@forecourt/domain/payment/disclosure";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { creditLabelOf, estimateOf } from "../../parts/vehicle-payment.ts";
import { type Answers, termsOfAnswers } from "../../personal/answers.ts";
import { leadVehicle } from "../../personal/lead-vehicle.ts";
import { stepAddress } from "../../personal/wizard-address.ts";
import { paymentView } from "../vehicle/payment-view.ts";
import { storePlace } from "../vehicle/store-place.ts";
import type { Question } from "./personalize-data.ts";
import type { PersonalizeVisit } from "./personalize-visit.ts";

/** Who the price is for: what is sent to the dealer. */
export function detailsQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  { answers }: Pick<PersonalizeVisit, "answers">,
): Question {
  const { texts, phoneMasks } = site;
  const call = storePlace(vehicle, site)?.phone ?? site.store.sales.phone;
  return {
    step: "details",
    lead: {
      template: "UNLOCK_PRICE",
      store: vehicle.storeId,
      text: termsInWords(vehicle, site, answers),
      vehicle: leadVehicle(vehicle, site),
    },
    submit: fillText(texts, "personalize.details.submit"),
    next: stepAddress(href.personalize(vehicle), "finish", answers),
    failed: fillText(texts, "personalize.details.failed", {
      phone: maskPhone(call, phoneMasks.general),
    }),
  };
}

/** What the dealer reads: how the visitor would buy, and what he was shown. */
function termsInWords(vehicle: VehicleDetail, site: SiteContext, answers: Answers): string {
  const terms = termsOfAnswers(answers, site.calculator);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return "";
  const estimate = estimateOf(payment, terms);
  const label = creditLabelOf(terms.creditScore, payment.creditLabels);
  const key = answers.tradingIn === true ? "personalize.lead" : "personalize.lead.noTrade";
  return fillText(site.texts, key, { ...disclosureValues(estimate), label });
}
