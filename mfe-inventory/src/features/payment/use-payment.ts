import {
  type CompletePaymentTerms,
  withStatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { use } from "react";
import { PaymentContext, type PaymentState } from "./payment-provider.tsx";
import { estimateVehiclePayment } from "./vehicle-payment.ts";

interface Payment extends Pick<PaymentState, "data" | "change"> {
  terms: CompletePaymentTerms;
  estimate: PaymentEstimate;
}

/** Payment on the current terms; null for a car without a price. */
export function usePayment(): Payment | null {
  const state = use(PaymentContext);
  return state && paymentOf(state);
}

/** The same object for all consumers, as each state is calculated once. */
const calculated = new WeakMap<PaymentState, Payment>();

function paymentOf(state: PaymentState): Payment {
  const known = calculated.get(state);
  if (known) return known;
  const { data, changes, change } = state;
  const terms = withStatedTerms(data.terms, changes);
  const payment = { data, change, terms, estimate: estimateVehiclePayment(data, terms) };
  calculated.set(state, payment);
  return payment;
}
