import type { Cents } from "../money.ts";
import { loanTotals } from "../payment/loan-schedule.ts";

/** A loan that is offered. */
export interface LoanOffer {
  amountCents: Cents;
  months: number;
  /** The annual percentage rate: 9.49 is 9.49 %. */
  annualRatePercent: number;
  /** Money down that the offer requires; missing = the offer states none. */
  moneyDownCents?: Cents;
}

/** An offer with the required disclosures (12 CFR 1026.18): payment, finance charge, total of payments. */
export interface FiguredOffer extends LoanOffer {
  monthlyCents: Cents;
  totalOfPaymentsCents: Cents;
  financeChargeCents: Cents;
}

/** The figures of an offer, by the rule of every payment on the site. */
export function figureOffer(offer: LoanOffer): FiguredOffer {
  const { amountCents: principal, months, annualRatePercent } = offer;
  const totals = loanTotals({ principal, annualRatePercent, months });
  return {
    ...offer,
    monthlyCents: totals.monthly,
    totalOfPaymentsCents: totals.totalOfPayments,
    financeChargeCents: totals.financeCharge,
  };
}
