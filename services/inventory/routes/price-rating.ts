import { getPriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import { AppError } from "@forecourt/contracts/errors";
import { isGated } from "@forecourt/search-index";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { vehiclePriceRating } from "../market/vehicle-price-rating.ts";

/** Rates vehicles of all of the dealer's stores, like `vehicleRoutes`. */
export function priceRatingRoutes(
  app: Express,
  { dealers, store, today }: Pick<Deps, "dealers" | "store" | "today">,
): void {
  mount(app, getPriceRating, async ({ params, request }) => {
    const { dealerId } = tenantOf(request);
    const stores = dealers.current().stores(dealerId);
    const [vehicle] = await store.vehiclesByVin(dealerId, [params.vin], stores);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const gated = gatedInventoryFor(request, { dealerId }, setting);
    if (!vehicle || isGated(vehicle, gated)) {
      throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    }
    return vehiclePriceRating(store, vehicle, { stores, today: today?.() ?? utcToday() });
  });
}

function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
