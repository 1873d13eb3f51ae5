import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { changedTerms } from "./changed-terms.ts";
import { usePayment } from "./use-payment.ts";

/** The current terms as hidden fields of a form that asks for something else. */
export function HiddenTermFields() {
  const payment = usePayment();
  if (!payment) return null;
  const stated = changedTerms(payment.terms, payment.data.base);
  return paymentTermParameters
    .filter(({ key }) => stated[key] !== undefined)
    .map(({ key, name }) => <input key={name} type="hidden" name={name} value={stated[key]} />);
}
