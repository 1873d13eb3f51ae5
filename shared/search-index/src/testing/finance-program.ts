import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";

/** The terms of a search that states none. */
export const startingTerms: CompletePaymentTerms = {
  cashDown: 0,
  cashDownPercent: null,
  tradeEquity: 0,
  creditScore: 680,
  months: 72,
};

/** The specification's example program, with an extra rate for newer and for old vehicles. */
export const financeProgram: FinanceProgram = {
  creditScore: startingTerms.creditScore,
  financeTermMonths: startingTerms.months,
  leaseTermMonths: 36,
  leaseMilesPerYear: 10_000,
  baseRates: [
    {
      fromScore: 300,
      byTerm: [
        { upToMonths: 60, ratePercent: 12.49 },
        { upToMonths: 84, ratePercent: 13.99 },
      ],
    },
    {
      fromScore: 660,
      byTerm: [
        { upToMonths: 60, ratePercent: 7.49 },
        { upToMonths: 84, ratePercent: 7.99 },
      ],
    },
  ],
  tierAdditions: [{ fromScore: 300, toScore: 579, addPercent: 4 }],
  creditLabels: { bad: 500, okay: 600, good: 680, great: 760 },
  approvalLimits: {
    maxPaymentToIncome: 15,
    maxDebtToIncome: 43,
    maxAmountCents: 7_500_000,
    minPaymentCents: 10_000,
  },
  modelYears: [
    { upToYear: 2010, addPercent: 3 },
    { upToYear: 2013, addPercent: 0.75 },
  ],
  newerVehicles: { fromYear: 2022, addPercent: 1.5, target: "rate" },
  lease: null,
};
