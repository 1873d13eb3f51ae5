import { searchVehicles } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { pricingOf } from "../pricing/pricing.ts";
import { privateCars } from "../private/private-cars.ts";
import { carsOf } from "../search/cars-of.ts";
import { searchCars } from "../search/search-cars.ts";

export function searchRoutes(
  app: Express,
  { inventory, dealers, today }: Pick<Deps, "inventory" | "dealers" | "today">,
): void {
  mount(app, searchVehicles, ({ query, request }) => {
    const tenant = tenantOf(request);
    const cars = carsOf(inventory, tenant.dealerId);
    const pricing = pricingOf(dealers.current(), tenant);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const hidden = privateCars(request, tenant, setting);
    return searchCars(cars, { storeId: tenant.storeId, pricing, hidden }, query);
  });
}
