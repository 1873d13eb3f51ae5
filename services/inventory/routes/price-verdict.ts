import { AppError } from "@forecourt/contracts/errors";
import { getPriceRating } from "@forecourt/contracts/vehicle/price-rating";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { priceVerdict } from "../market/price-verdict.ts";
import { isPrivate, privateCars } from "../private/private-cars.ts";

/** Of cars of any of the dealer's stores, as `vehicleRoutes`. */
export function priceVerdictRoutes(
  app: Express,
  { dealers, store, today }: Pick<Deps, "dealers" | "store" | "today">,
): void {
  mount(app, getPriceRating, async ({ params, request }) => {
    const { dealerId } = tenantOf(request);
    const stores = dealers.current().stores(dealerId);
    const [vehicle] = await store.vehiclesByVin(dealerId, [params.vin], stores);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const hidden = privateCars(request, { dealerId }, setting);
    if (!vehicle || isPrivate(vehicle, hidden)) {
      throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    }
    return priceVerdict(store, vehicle, { stores, today: today?.() ?? utcToday() });
  });
}

function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
