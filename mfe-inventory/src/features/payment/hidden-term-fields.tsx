import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { changedTerms } from "./changed-terms.ts";
import { usePayment } from "./use-payment.ts";

/** Current terms as hidden fields, for a form with other fields. */
export function HiddenTermFields() {
  const payment = usePayment();
  if (!payment) return null;
  const stated = changedTerms(payment.terms, payment.data.base);
  return paymentTermParameters
    .filter(({ key }) => stated[key] !== undefined)
    .map(({ key, name }) => <input key={name} type="hidden" name={name} value={stated[key]} />);
}
