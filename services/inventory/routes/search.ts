import { PAGE_SIZE, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { searchInventory } from "@forecourt/search-index";
import { storeDistances } from "@forecourt/service-kit/distances/store-distances";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { firstPackedImage } from "../images/image-sources.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { pricingOf, searchedStore } from "../pricing/dealer-pricing.ts";

export function searchRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  mount(app, searchVehicles, ({ query: { zip, ...query }, request }) => {
    const tenant = tenantOf(request);
    const cars = requireIndex(inventory, tenant.dealerId);
    const pricing = pricingOf(dealers.current(), tenant);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const gated = gatedInventoryFor(request, tenant, setting);
    const { inventory: settings } = dealers.current().config(tenant);
    // A link to a store's cars has to show them to a visitor who once chose another store, too.
    const isNamed = (query.store ?? []).length > 0;
    const storeId = isNamed ? null : searchedStore(dealers.current(), tenant);
    const { carsPerPage: pageSize = PAGE_SIZE, searchImagePriority } = settings;
    const { places = [] } = dealers.current().site(tenant);
    const distances = zip === undefined ? {} : storeDistances(zip, places);
    const reply = searchInventory(cars, { storeId, pricing, gated, pageSize, distances }, query);
    const withImage = (vehicle: VehicleSummary): VehicleSummary => ({
      ...vehicle,
      image: firstPackedImage(vehicle.image, searchImagePriority),
    });
    const { nothing } = reply;
    return {
      ...reply,
      vehicles: reply.vehicles.map(withImage),
      nothing: nothing && { ...nothing, nearest: nothing.nearest.map(withImage) },
    };
  });
}
