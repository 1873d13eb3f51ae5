import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";

/** The specification's example program, with an extra rate for newer vehicles. */
export const financeProgram: FinanceProgram = {
  creditScore: 680,
  financeTermMonths: 72,
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
  newerVehicles: { fromYear: 2022, addPercent: 1.5, target: "rate" },
  lease: null,
};
