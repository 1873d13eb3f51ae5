import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import { financeProgram as defaultProgram } from "@forecourt/search-index/testing/finance-program";
import type { ImageSettings } from "../images/vehicle-images.ts";
import type { PriceSource } from "../pricing/dealer-pricing.ts";

const flags = { unlockInventory: true, unlockPrice: true, unlockOffers: false };

/** Every condition can be unlocked, so recent vehicles of all of them are gated. */
export const restrictions = { new: flags, used: flags, certified: flags, search: flags };

/** Every source, in the order of the default configuration. */
const defaultImages: ImageSettings = {
  imagePriority: ["customBackground", "preview", "additional", "evox"],
  searchImagePriority: ["evox", "customBackground", "preview", "additional"],
};

/** A configuration in which every dealer has these stores. `fees` are in cents by store. */
export function priceSource(
  fees: Readonly<Record<string, number>>,
  changes: {
    financeProgram?: FinanceProgram;
    earlyAccessDays?: number;
    images?: ImageSettings;
  } = {},
): PriceSource {
  const { financeProgram = defaultProgram, earlyAccessDays = 0, images = defaultImages } = changes;
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
      inventory: { earlyAccessDays, restrictions, ...images },
      company: { timezone: "America/Chicago" },
    }),
  };
}
