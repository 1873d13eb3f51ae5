import type { Cents } from "../money.ts";
import { type Loan, monthlyPayment } from "./loan.ts";

/** One month of a loan. */
export interface Installment {
  /** 1 for the first. */
  month: number;
  payment: Cents;
  interest: Cents;
  /** Still owed after the payment. */
  balance: Cents;
}

/** What a loan comes to, all payments made when due. */
export interface LoanTotals {
  monthly: Cents;
  /** The payment that clears the balance: the level one and the cents that rounding left over. */
  lastPayment: Cents;
  /** How many payments there are; below `months` only where a payment rounded up clears a few cents early. */
  payments: number;
  totalOfPayments: Cents;
  /** What the credit costs: `totalOfPayments` less the principal, to the cent. */
  financeCharge: Cents;
}

/**
 * The months of a loan. Interest is a twelfth of the yearly rate on what is owed, to the nearest cent,
 * half up; the last payment takes what is left. A loan of nothing has no months.
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

/** What the months of a loan add up to. */
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
