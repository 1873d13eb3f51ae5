import { FacetName, RangeName } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { listen } from "@forecourt/service-kit/listen";
import express from "express";
import { fakeVehicle } from "./fake-vehicle.ts";

/** A vehicle in the fake inventory. Missing facts come from `fakeVehicle`. */
export interface FakeCar extends Partial<VehicleDetail> {
  vin: string;
  dealerId: string;
  storeId: string;
  isPrivate?: boolean;
}

/** The reply to a search that finds nothing. */
const emptySearch = {
  total: 0,
  page: 1,
  pages: 0,
  sort: "newest",
  vehicles: [],
  facets: Object.fromEntries(FacetName.options.map((name) => [name, []])),
  stores: [],
  bounds: Object.fromEntries(RangeName.options.map((name) => [name, []])),
  privateCars: 0,
  nothing: null,
};

/** A fake inventory service with these vehicles; a gated vehicle is 403 until unlocked. */
export async function runFakeInventory(cars: readonly FakeCar[]) {
  const app = express();
  app.get("/api/inventory/vehicles/:vin", (request, response) => {
    const dealerId = request.get(internalHeaders.dealer);
    const car = cars.find((one) => one.vin === request.params.vin && one.dealerId === dealerId);
    const isUnlocked = request.get(internalHeaders.unlocked) === "inventory";
    const code = !car ? "vehicle-unknown" : car.isPrivate && !isUnlocked ? "vehicle-private" : null;
    if (car && code === null) response.json(fakeVehicle(car));
    else response.status(car ? 403 : 404).json({ error: { code, message: "" } });
  });
  app.get("/api/inventory/search", (request, response) => {
    const dealerId = request.get(internalHeaders.dealer);
    const hidden = cars.filter((one) => one.dealerId === dealerId && one.isPrivate);
    response.json({ ...emptySearch, privateCars: hidden.length });
  });
  const server = await listen(app, "127.0.0.1", 0);
  return {
    address: `http://127.0.0.1:${server.port}`,
    stop: () => server.close({ lingerMs: 0, deadlineMs: 100 }),
  };
}
