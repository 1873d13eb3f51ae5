import { withPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { changedTerms } from "./changed-terms.ts";
import type { VehiclePayment } from "./vehicle-payment.ts";

/** The car's page with these terms, without those that it has anyway. */
export function paymentUrl(
  { action, base }: Pick<VehiclePayment, "action" | "base">,
  terms: CompletePaymentTerms,
): string {
  return withPaymentTerms(action, changedTerms(terms, base));
}
