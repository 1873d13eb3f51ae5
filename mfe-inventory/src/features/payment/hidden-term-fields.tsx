import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { usePayment } from "./payment-provider.tsx";

/** The current terms as hidden fields of a form that asks for something else. */
export function HiddenTermFields() {
  const payment = usePayment();
  if (!payment) return null;
  const { terms, data } = payment;
  return paymentTermParameters
    .filter(({ key }) => terms[key] !== data.defaults[key])
    .map(({ key, name }) => <input key={name} type="hidden" name={name} value={terms[key]} />);
}
