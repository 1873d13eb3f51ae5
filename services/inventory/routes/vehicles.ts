import {
  getVehicle,
  getVehiclesByVin,
  listVehicles,
} from "@forecourt/contracts/areas/inventory/contracts";
import { AppError } from "@forecourt/contracts/errors";
import { isGated } from "@forecourt/search-index";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { withOrderedImages } from "../images/vehicle-images.ts";

/**
 * Vehicles of all of the dealer's stores, so that a link works whatever store the visitor chose. Stores that are no
 * longer configured have no vehicles. For a gated vehicle, the reply only states that it is gated.
 */
export function vehicleRoutes(
  app: Express,
  { dealers, store, today }: Pick<Deps, "dealers" | "store" | "today">,
): void {
  const stores = (dealerId: string) => dealers.current().stores(dealerId);
  const carsOf = (dealerId: string, vins: readonly string[]) =>
    store.vehiclesByVin(dealerId, vins, stores(dealerId));
  const gatedFor = (request: Request) =>
    gatedInventoryFor(request, tenantOf(request), {
      dealers: dealers.current(),
      today: today?.() ?? null,
    });
  const imageSettings = (request: Request) => dealers.current().config(tenantOf(request)).inventory;
  mount(app, getVehicle, async ({ params, request }) => {
    const [vehicle] = await carsOf(tenantOf(request).dealerId, [params.vin]);
    if (!vehicle) throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    if (isGated(vehicle, gatedFor(request))) {
      throw new AppError("vehicle-private", "this car has to be unlocked first");
    }
    return withOrderedImages(vehicle, imageSettings(request));
  });
  mount(app, listVehicles, ({ query: { after = null, limit }, request }) => {
    const { dealerId } = tenantOf(request);
    const gated = gatedFor(request);
    return store.liveVehicles(dealerId, { stores: stores(dealerId), after, limit, gated });
  });
  mount(app, getVehiclesByVin, async ({ query, request }) => {
    const found = await carsOf(tenantOf(request).dealerId, query.vins);
    const gated = gatedFor(request);
    const settings = imageSettings(request);
    const visible = found.filter((vehicle) => !isGated(vehicle, gated));
    return { vehicles: visible.map((vehicle) => withOrderedImages(vehicle, settings)) };
  });
}
