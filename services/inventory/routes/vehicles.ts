import { AppError } from "@forecourt/contracts/errors";
import { getVehicle, listVehicles, pickVehicles } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";

/**
 * Cars of any of the dealer's stores: a link to one holds, whichever store the visitor chose. A store
 * that the configuration no longer names has no cars here.
 */
export function vehicleRoutes(
  app: Express,
  { dealers, store }: Pick<Deps, "dealers" | "store">,
): void {
  const stores = (dealerId: string) => dealers.current().stores(dealerId);
  const carsOf = (dealerId: string, vins: readonly string[]) =>
    store.vehiclesByVin(dealerId, vins, stores(dealerId));
  mount(app, getVehicle, async ({ params, request }) => {
    const [vehicle] = await carsOf(tenantOf(request).dealerId, [params.vin]);
    if (!vehicle) throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    return vehicle;
  });
  mount(app, listVehicles, ({ query: { after = null, limit }, request }) => {
    const { dealerId } = tenantOf(request);
    return store.liveVehicles(dealerId, { stores: stores(dealerId), after, limit });
  });
  mount(app, pickVehicles, async ({ query, request }) => ({
    vehicles: await carsOf(tenantOf(request).dealerId, query.vins),
  }));
}
