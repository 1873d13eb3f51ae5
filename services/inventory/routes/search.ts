import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { searchInventory } from "@forecourt/search-index";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { firstPackedImage } from "../images/image-sources.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { pricingOf } from "../pricing/dealer-pricing.ts";

export function searchRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  mount(app, searchVehicles, ({ query, request }) => {
    const tenant = tenantOf(request);
    const cars = requireIndex(inventory, tenant.dealerId);
    const pricing = pricingOf(dealers.current(), tenant);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const gated = gatedInventoryFor(request, tenant, setting);
    const reply = searchInventory(cars, { storeId: tenant.storeId, pricing, gated }, query);
    const { searchImagePriority } = dealers.current().config(tenant).inventory;
    const vehicles = reply.vehicles.map((vehicle) => ({
      ...vehicle,
      image: firstPackedImage(vehicle.image, searchImagePriority),
    }));
    return { ...reply, vehicles };
  });
}
