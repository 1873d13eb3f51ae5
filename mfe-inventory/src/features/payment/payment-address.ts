import { withPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { VehiclePayment } from "./vehicle-payment.ts";

/** The car's page with these terms, without the dealer's defaults. */
export function paymentUrl(
  { action, defaults }: Pick<VehiclePayment, "action" | "defaults">,
  { cashDown, tradeEquity, creditScore, months }: CompletePaymentTerms,
): string {
  return withPaymentTerms(action, {
    ...(cashDown === defaults.cashDown ? {} : { cashDown }),
    ...(tradeEquity === defaults.tradeEquity ? {} : { tradeEquity }),
    ...(creditScore === defaults.creditScore ? {} : { creditScore }),
    ...(months === defaults.months ? {} : { months }),
  });
}
