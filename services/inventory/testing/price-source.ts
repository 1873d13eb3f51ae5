import type { Calculator } from "@forecourt/contracts/dealer-config/calculator";
import type { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { financeProgram as defaultProgram } from "@forecourt/search-index/testing/finance-program";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { ImageSettings } from "../images/vehicle-images.ts";
import type { PriceSource } from "../pricing/dealer-pricing.ts";

const flags = { unlockInventory: true, unlockPrice: true, unlockOffers: false };

/** Every condition can be unlocked, so recent vehicles of all of them are gated. */
export const restrictions = { new: flags, used: flags, certified: flags, search: flags };

/** Nothing down, unless the program or a test sets another amount. */
const defaultCalculator: Calculator = {
  cashDown: {
    unit: "amount",
    minCents: 0,
    maxCents: 2_000_000,
    stepCents: 10_000,
    defaultCents: 0,
    stepPercent: 5,
    defaultPercent: 20,
  },
  tradeEquity: { minCents: 0, maxCents: 2_000_000, stepCents: 10_000, defaultCents: 100_000 },
  creditScore: { min: 400, max: 850, step: 10, default: 850 },
  financeTermMonths: { min: 12, max: 72, step: 12, default: 24 },
  leaseTermMonths: { min: 24, max: 39, step: 3, default: 39 },
  leaseMilesPerYear: { min: 10_000, max: 15_000, step: 2_500, default: 10_000 },
};

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
    calculator?: Calculator;
    earlyAccessDays?: number;
    images?: ImageSettings;
    /** Stores whose cars a chosen store lists. */
    scope?: "store" | "dealer";
    /** The stores whose cars are in the feed for Google. */
    googleFeed?: readonly string[];
  } = {},
): PriceSource & Pick<Dealers, "content"> {
  const {
    financeProgram = defaultProgram,
    calculator = defaultCalculator,
    earlyAccessDays = 0,
    images = defaultImages,
    scope = "store",
    googleFeed = [],
  } = changes;
  return {
    stores: () => Object.keys(fees),
    content: () => null,
    site: ({ storeId }) => ({
      origin: "https://www.heartland.example",
      places: Object.keys(fees).map(placeNamed),
      fees: [
        { id: "half", label: "", cents: Math.floor((fees[storeId ?? ""] ?? 0) / 2) },
        { id: "rest", label: "", cents: Math.ceil((fees[storeId ?? ""] ?? 0) / 2) },
      ],
    }),
    config: ({ storeId }) => ({
      calculator,
      financeProgram,
      inventory: {
        earlyAccessDays,
        restrictions,
        ...images,
        googleFeed: googleFeed.includes(storeId ?? ""),
        illustrationHosts: ["drawings.example"],
      },
      company: { timezone: "America/Chicago", name: `Heartland "${storeId}", LLC` },
      collections: { vehicles: { scope } },
    }),
  };
}

function placeNamed(id: string): SiteStore {
  const department = { phone: "+15735550142", hoursText: "", workingHours: [] };
  return {
    id,
    name: id,
    city: "Columbia",
    stateShort: "MO",
    addressLine1: "1 Main Street",
    addressLine2: null,
    zip: "65201",
    phone: department.phone,
    email: "sales@heartland.example",
    sales: department,
    service: null,
    map: { url: "", latitude: 0, longitude: 0 },
  };
}
