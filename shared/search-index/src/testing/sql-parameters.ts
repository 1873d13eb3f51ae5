import { PAGE_SIZE, type SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import { stores } from "./arbitrary-vehicles.ts";
import { startingTerms } from "./finance-program.ts";
import { lists, uncounted } from "./sql-conditions.ts";
import { excludedParameters } from "./sql-excluded.ts";

/** The parameters of a search besides its query. */
export interface SqlScope {
  storeId: string | null;
  /** Cents by store. */
  fees: Readonly<Record<string, number>>;
  gated: GatedInventory | null;
}

type ListName = Exclude<keyof typeof lists, "condition"> | keyof typeof uncounted | "store";

/** The values of a search statement. */
export function parameters({ storeId, fees, gated }: SqlScope, query: SearchQuery) {
  const {
    cashDown,
    cashDownPercent = 0,
    tradeEquity = 0,
    creditScore,
    months,
    page,
    text,
    feature,
  } = query;
  const list = (values: readonly string[] | undefined) => (values ? `,${values.join(",")},` : null);
  return {
    storeId,
    stores: list(Object.keys(fees)),
    gatedAfter: gated?.firstSeenAfter ?? null,
    gatedConditions: list(gated?.conditions),
    ...Object.fromEntries(stores.map((store) => [store, fees[store] ?? null])),
    down: ((cashDown ?? 0) + tradeEquity) * 100,
    // An amount replaces a percentage.
    downPercent: cashDown === undefined ? cashDownPercent : 0,
    score: creditScore ?? startingTerms.creditScore,
    months: months ?? startingTerms.months,
    offset: (page - 1) * PAGE_SIZE,
    condition: query.condition ? `,${query.condition},` : null,
    ...Object.fromEntries(
      Object.keys({ ...lists, ...uncounted, store: "store" })
        .filter((key) => key !== "condition")
        .map((key) => [key, list(query[key as ListName])]),
    ),
    yearMin: query.yearMin ?? null,
    yearMax: query.yearMax ?? null,
    priceMin: query.priceMin ?? null,
    priceMax: query.priceMax ?? null,
    mileageMin: query.mileageMin ?? null,
    mileageMax: query.mileageMax ?? null,
    paymentMax: query.paymentMax ?? null,
    feature: feature ? JSON.stringify(feature) : null,
    deal: list(query.deal),
    history: list(query.history),
    ...excludedParameters(query),
    text: text === undefined ? null : JSON.stringify(text.toLowerCase().split(" ")),
  };
}
