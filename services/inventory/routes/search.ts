import { searchVehicles } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { pricingOf } from "../pricing/pricing.ts";
import { carsOf } from "../search/cars-of.ts";
import { searchCars } from "../search/search-cars.ts";

export function searchRoutes(
  app: Express,
  { inventory, dealers }: Pick<Deps, "inventory" | "dealers">,
): void {
  mount(app, searchVehicles, ({ query, request }) => {
    const tenant = tenantOf(request);
    const cars = carsOf(inventory, tenant.dealerId);
    const pricing = pricingOf(dealers.current(), tenant);
    return searchCars(cars, { storeId: tenant.storeId, pricing }, query);
  });
}
