import { searchVehicles } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { carsOf } from "../search/cars-of.ts";
import { searchCars } from "../search/search-cars.ts";

export function searchRoutes(app: Express, { inventory }: Pick<Deps, "inventory">): void {
  mount(app, searchVehicles, ({ query, request }) => {
    const { dealerId, storeId } = tenantOf(request);
    return searchCars(carsOf(inventory, dealerId), storeId, query);
  });
}
