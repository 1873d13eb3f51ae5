import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import type { PriceSource } from "../pricing/pricing.ts";

/** The finance program of the specification's example, with a rate of its own for newer vehicles. */
export const program: FinanceProgram = {
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

const flags = { unlockInventory: true, unlockPrice: true, unlockOffers: false };

/** Every car is locked while it is new here, for as many days. */
export const restrictions = { new: flags, used: flags, certified: flags, search: flags };

/** A configuration in which every dealer has these stores, with their fees in cents. */
export function priceSource(
  fees: Readonly<Record<string, number>>,
  changes: { financeProgram?: FinanceProgram; privateDays?: number } = {},
): PriceSource {
  const { financeProgram = program, privateDays = 0 } = changes;
  return {
    stores: () => Object.keys(fees),
    site: ({ storeId }) => ({
      fees: [
        { id: "half", label: "", cents: Math.floor((fees[storeId ?? ""] ?? 0) / 2) },
        { id: "rest", label: "", cents: Math.ceil((fees[storeId ?? ""] ?? 0) / 2) },
      ],
    }),
    config: () => ({
      financeProgram,
      inventory: { privateDays, restrictions },
      company: { timezone: "America/Chicago" },
    }),
  };
}
