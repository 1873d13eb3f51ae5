import { AppError } from "@forecourt/contracts/errors";
import { getVehicle, listVehicles, pickVehicles } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";

/** Cars of any of the dealer's stores: a link to one holds, whichever store the visitor chose. */
export function vehicleRoutes(app: Express, { store }: Pick<Deps, "store">): void {
  mount(app, getVehicle, async ({ params, request }) => {
    const vehicle = await store.vehicleByVin(tenantOf(request).dealerId, params.vin);
    if (!vehicle) throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    return vehicle;
  });
  mount(app, listVehicles, ({ query: { after = null, limit }, request }) =>
    store.liveVehicles(tenantOf(request).dealerId, { after, limit }),
  );
  mount(app, pickVehicles, async ({ query, request }) => {
    return { vehicles: await store.vehiclesByVin(tenantOf(request).dealerId, query.vins) };
  });
}
