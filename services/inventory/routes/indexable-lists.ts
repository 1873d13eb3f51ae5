import { getIndexableLists } from "@forecourt/contracts/areas/inventory/indexable-lists";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { pricingOf } from "../pricing/dealer-pricing.ts";
import { cachedLists } from "../search-engines/cached-lists.ts";

/** A search engine has unlocked nothing, and has chosen no store. */
const searchEngine = { get: () => undefined };

/** The lists of the sitemap, from the index that answers searches. */
export function indexableListRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  mount(app, getIndexableLists, async ({ request }) => {
    const tenant = { ...tenantOf(request), storeId: null };
    const current = dealers.current();
    const cars = requireIndex(inventory, tenant.dealerId);
    const setting = { dealers: current, today: today?.() ?? null };
    const gated = gatedInventoryFor(searchEngine, tenant, setting);
    return { lists: await cachedLists(cars, { pricing: pricingOf(current, tenant), gated }) };
  });
}
