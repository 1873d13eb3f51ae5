import { getStartingPrices } from "@forecourt/contracts/areas/inventory/starting-prices";
import { startingPrices } from "@forecourt/search-index";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { pricingOf, searchedStore } from "../pricing/dealer-pricing.ts";

/** Lowest price of each body style, among the cars that a search of this visitor would find. */
export function startingPriceRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  mount(app, getStartingPrices, ({ request }) => {
    const tenant = tenantOf(request);
    const current = dealers.current();
    const cars = requireIndex(inventory, tenant.dealerId);
    const setting = { dealers: current, today: today?.() ?? null };
    const gated = gatedInventoryFor(request, tenant, setting);
    const storeId = searchedStore(current, tenant);
    const pricing = pricingOf(current, tenant);
    return { bodyStyles: startingPrices(cars, { storeId, pricing, gated }) };
  });
}
