import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import { financeProgram as defaultProgram } from "@forecourt/search-index/testing/finance-program";
import type { PriceSource } from "../pricing/dealer-pricing.ts";

const flags = { unlockInventory: true, unlockPrice: true, unlockOffers: false };

/** Every condition can be unlocked, so recent vehicles of all of them are gated. */
export const restrictions = { new: flags, used: flags, certified: flags, search: flags };

/** A configuration in which every dealer has these stores. `fees` are in cents by store. */
export function priceSource(
  fees: Readonly<Record<string, number>>,
  changes: { financeProgram?: FinanceProgram; earlyAccessDays?: number } = {},
): PriceSource {
  const { financeProgram = defaultProgram, earlyAccessDays = 0 } = changes;
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
      inventory: { earlyAccessDays, restrictions },
      company: { timezone: "America/Chicago" },
    }),
  };
}
