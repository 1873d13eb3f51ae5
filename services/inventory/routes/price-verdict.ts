import { AppError } from "@forecourt/contracts/errors";
import { getPriceVerdict } from "@forecourt/contracts/market";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { priceVerdict } from "../market/price-verdict.ts";

/** Of cars of any of the dealer's stores, as `vehicleRoutes`. */
export function priceVerdictRoutes(
  app: Express,
  { store, today = utcToday }: Pick<Deps, "store" | "today">,
): void {
  mount(app, getPriceVerdict, async ({ params, request }) => {
    const vehicle = await store.vehicleByVin(tenantOf(request).dealerId, params.vin);
    if (!vehicle) throw new AppError("vehicle-unknown", `no car with the VIN ${params.vin}`);
    return priceVerdict(store, vehicle, today());
  });
}

function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
