import { loanTotals } from "@forecourt/domain/payment/loan-schedule";
import type { Claims } from "../../dealer-config/claims.ts";

/** The amounts of an example loan, in cents. */
export interface ExampleLoan {
  financedCents: number;
  paymentCents: number;
  lastPaymentCents: number;
  totalCents: number;
}

/** The loan for the example price, without taxes and government fees. */
export function exampleLoan(example: Claims["example"], downCents: number): ExampleLoan {
  const principal = Math.max(0, example.priceCents - downCents);
  const { aprPercent: annualRatePercent, months } = example;
  const { monthly, lastPayment, totalOfPayments } = loanTotals({
    principal,
    annualRatePercent,
    months,
  });
  return {
    financedCents: principal,
    paymentCents: monthly,
    lastPaymentCents: lastPayment,
    totalCents: totalOfPayments,
  };
}
