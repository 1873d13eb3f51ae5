import { withPaymentTerms } from "@forecourt/contracts/payment-term-parameters";
import type { CompletePaymentTerms } from "@forecourt/contracts/payment-terms";
import type { VehiclePayment } from "./vehicle-payment.ts";

/** The car's address with these terms, without those that are the dealer's usual ones anyway. */
export function addressOf(
  { action, usual }: Pick<VehiclePayment, "action" | "usual">,
  { cashDown, tradeEquity, creditScore, months }: CompletePaymentTerms,
): string {
  return withPaymentTerms(action, {
    ...(cashDown === usual.cashDown ? {} : { cashDown }),
    ...(tradeEquity === usual.tradeEquity ? {} : { tradeEquity }),
    ...(creditScore === usual.creditScore ? {} : { creditScore }),
    ...(months === usual.months ? {} : { months }),
  });
}
