import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { setPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { use } from "react";
import { PaymentContext, type PaymentState } from "../../features/payment/payment-provider.tsx";
import type { Action } from "./vehicle-data.ts";

/**
 * The actions as they are for this visitor: an answer to a pre-approval comes right after the main one, with the money
 * down and the term that this page shows.
 */
export function useActions(actions: readonly Action[]): readonly Action[] {
  const token = useVisitor(({ terms }) => terms.preApproval);
  const payment = use(PaymentContext);
  const [main] = actions;
  const asked = actions.find(({ withAnswer }) => withAnswer);
  if (token === undefined || !main || !asked?.withAnswer) return actions;
  const { label, answers, vin } = asked.withAnswer;
  const page = withCar(`${answers}/${token}`, vin);
  const own = { label, href: page + termsOf(payment), isPersonal: true };
  return [main, own, ...actions.slice(1).filter((one) => one !== asked)];
}

/** A percentage stays out: the page of the answer takes an amount, and has the percentage of the visitor's terms. */
function termsOf(payment: PaymentState | null): string {
  if (payment === null) return "";
  const { terms } = payment.data;
  const { cashDown, cashDownPercent, months = terms.months } = payment.changes;
  const isPercent = cashDown === undefined && (cashDownPercent ?? terms.cashDownPercent) !== null;
  const query = new URLSearchParams();
  setPaymentTerms(query, {
    ...(!isPercent && { cashDown: cashDown ?? terms.cashDown }),
    months,
  });
  return `&${query}`;
}
