import { quotePaymentNote } from "@forecourt/contracts/quotes/quote-payments";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentView } from "../../features/payment/payment-view.ts";
import { estimateVehiclePayment } from "../../features/payment/vehicle-payment.ts";
import { type BuyerAnswers, paymentTermsOf } from "../../features/personalize/buyer-answers.ts";
import type { Question, StepForm } from "./personalize-data.ts";

/** The loan terms, each with its payment on the answers so far; null for a car without a price. */
export function monthsQuestion(
  vehicle: VehicleDetail,
  site: SiteContext,
  { form, answers }: { form: StepForm; answers: BuyerAnswers },
): Question | null {
  const { texts, financeProgram, calculator } = site;
  const terms = paymentTermsOf(answers, site);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return null;
  const { max } = calculator.financeTermMonths;
  return {
    step: "months",
    form,
    note: quotePaymentNote(estimateVehiclePayment(payment, terms), texts),
    options: quotedMonths(financeProgram, { max, chosen: answers.months ?? null }).map((months) => {
      const { monthly, annualRatePercent } = estimateVehiclePayment(payment, { ...terms, months });
      const key = monthly === 0 ? "covered" : "payment";
      return {
        months,
        label: fillText(texts, "personalize.months.option", { months }),
        payment: fillText(texts, `personalize.months.${key}`, {
          monthly: formatCents(monthly),
          rate: formatPercent(annualRatePercent),
        }),
        isChosen: answers.months === months,
      };
    }),
  };
}
