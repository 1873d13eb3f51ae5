import type { Cents } from "../money.ts";
import { type Loan, monthlyPayment } from "./loan.ts";

/** One month of a loan. */
export interface Installment {
  /** 1 for the first. */
  month: number;
  payment: Cents;
  interest: Cents;
  /** Owed after the payment. */
  balance: Cents;
}

/** The totals of a loan whose payments are all made when due. */
export interface LoanTotals {
  monthly: Cents;
  /**
   * The payment that clears the balance: the level payment and the cents that rounding left over.
   */
  lastPayment: Cents;
  /**
   * Number of payments; below `months` only where a payment that was rounded up clears a few cents
   * early.
   */
  payments: number;
  totalOfPayments: Cents;
  /** The cost of the credit: `totalOfPayments` less the principal. */
  financeCharge: Cents;
}

/**
 * The months of a loan. Interest is a twelfth of the yearly rate on the balance, to the nearest
 * cent, half up; the last payment clears the rest. A loan of 0 has no months.
 */
export function* installments(loan: Loan): Generator<Installment, void> {
  const monthly = monthlyPayment(loan);
  let balance = loan.principal;
  for (let month = 1; month <= loan.months && balance > 0; month++) {
    const interest = Math.round((balance * loan.annualRatePercent) / 1200);
    const due = balance + interest;
    const payment = month === loan.months ? due : Math.min(monthly, due);
    balance = due - payment;
    yield { month, payment, interest, balance };
  }
}

/** The sums over the months of a loan. */
export function loanTotals(loan: Loan): LoanTotals {
  let totalOfPayments = 0;
  let lastPayment = 0;
  let payments = 0;
  for (const { payment, month } of installments(loan)) {
    totalOfPayments += payment;
    lastPayment = payment;
    payments = month;
  }
  return {
    monthly: monthlyPayment(loan),
    lastPayment,
    payments,
    totalOfPayments,
    financeCharge: totalOfPayments - loan.principal,
  };
}
