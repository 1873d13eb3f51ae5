import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { QuoteTerms } from "@forecourt/contracts/quotes/endpoints";
import type { SiteContext } from "@forecourt/contracts/site";
import { clampToStep } from "@forecourt/domain/payment/controls";
import type { PaymentTerms } from "@forecourt/domain/payment/estimate";

const CENTS = 100;

/** The terms of a request on the steps of the dealer's calculator, as the wizard offers them. */
export function offeredTerms(
  { cashDown, tradeEquity, creditScore, months }: QuoteTerms,
  { calculator }: Pick<SiteContext, "calculator">,
): PaymentTerms {
  const controls = paymentControlsOf(calculator);
  const dollars = (cents: number, control: typeof controls.cashDown) =>
    clampToStep(cents / CENTS, control) * CENTS;
  return {
    cashDown: dollars(cashDown, controls.cashDown),
    tradeEquity: tradeEquity === 0 ? 0 : dollars(tradeEquity, controls.tradeEquity),
    creditScore: clampToStep(creditScore, controls.creditScore),
    months: clampToStep(months, controls.months),
  };
}
