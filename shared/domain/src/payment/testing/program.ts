import type { RateProgram } from "../rate.ts";

/** A finance program with the additions of the specification, section 9. */
export const program: RateProgram = {
  baseRates: [
    row(300, 9.49, 9.99, 10.49),
    row(620, 8.49, 8.99, 9.49),
    row(690, 6.99, 7.49, 7.99),
    row(760, 5.49, 5.99, 6.49),
  ],
  tierAdditions: [
    { fromScore: 600, toScore: 619, addPercent: 1.5 },
    { fromScore: 580, toScore: 599, addPercent: 3 },
    { fromScore: 560, toScore: 579, addPercent: 4.5 },
    { fromScore: 520, toScore: 559, addPercent: 6.5 },
    { fromScore: 500, toScore: 519, addPercent: 8 },
    { fromScore: 300, toScore: 499, addPercent: 10 },
  ],
  modelYears: [],
  newerVehicles: { fromYear: 2018, addPercent: 2, target: "rate" },
};

function row(fromScore: number, to36: number, to60: number, to72: number) {
  return {
    fromScore,
    byTerm: [
      { upToMonths: 36, ratePercent: to36 },
      { upToMonths: 60, ratePercent: to60 },
      { upToMonths: 72, ratePercent: to72 },
    ],
  };
}
