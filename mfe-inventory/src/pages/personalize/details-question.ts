import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatNumber } from "@forecourt/domain/format-number";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import { maskPhone } from "@forecourt/domain/phone";
import { pluralForm } from "@forecourt/domain/plural-form";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentView } from "../../features/payment/payment-view.ts";
import { estimateVehiclePayment } from "../../features/payment/vehicle-payment.ts";
import { paymentTermsOf } from "../../features/personalize/buyer-answers.ts";
import { consentOfStore } from "../../features/vehicle-lead/consent-of-store.ts";
import { toLeadVehicle } from "../../features/vehicle-lead/lead-vehicle.ts";
import { storeDetails } from "../../parts/store-details.ts";
import type { Question } from "./personalize-data.ts";
import type { PersonalizeRequest } from "./personalize-request.ts";

/** The contact form, what it gets the visitor, and the lead that it sends; null for a car without a price. */
export function detailsQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  { answers, visitor, locked }: Pick<PersonalizeRequest, "answers" | "visitor" | "locked">,
): Question | null {
  const { texts, phoneMasks } = site;
  const call = storeDetails(vehicle, site)?.phone ?? site.store.sales.phone;
  const terms = paymentTermsOf(answers, site);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return null;
  const { cashDown, tradeEquity, creditScore, months } = estimateVehiclePayment(payment, terms);
  const consent = consentOfStore(vehicle.storeId, site);
  return {
    step: "details",
    ...(consent !== undefined && { consent }),
    lead: {
      store: vehicle.storeId,
      vehicle: toLeadVehicle(vehicle, site),
      terms: { cashDown, tradeEquity, creditScore, months },
    },
    benefits: benefitsOf(site, { months, locked }),
    zip: {
      label: fillText(texts, "personalize.zip"),
      help: fillText(texts, "personalize.zip.help"),
      value: zipOfAddress(visitor.locationAddress) ?? "",
    },
    copyLabel: fillText(texts, "personalize.copy"),
    submit: fillText(texts, "personalize.details.submit"),
    carPath: href.vehicle(vehicle),
    failed: fillText(texts, "personalize.details.failed", {
      phone: maskPhone(call, phoneMasks.general),
    }),
  };
}

function benefitsOf(
  { texts, financeProgram, calculator, quoteDays: days }: SiteContext,
  { months: chosen, locked }: { months: number; locked: number },
): string[] {
  const text = (key: string, values = {}) => fillText(texts, `personalize.get.${key}`, values);
  const { max } = calculator.financeTermMonths;
  const terms = quotedMonths(financeProgram, { max, chosen }).map(String);
  const arrivals = `arrivals.${pluralForm(locked)}`;
  return [
    text("total"),
    text("payments", { terms: formatList(terms, localeOf(texts)) }),
    text("held", { days }),
    text("keep"),
    ...(locked === 0 ? [] : [text(arrivals, { count: formatNumber(locked) })]),
  ];
}
