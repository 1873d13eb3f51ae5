import { getMarketValue } from "@forecourt/contracts/areas/inventory/market-value";
import { slug } from "@forecourt/domain/slug";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { defaultBodyStyle } from "../import/reference/names.ts";
import { guideCriteria, guideMethod, marketValue } from "../market/market-value.ts";
import { daysBefore } from "../market/vehicle-price-rating.ts";

/** Values any used car against the cars of all of the dealer's stores and of other sellers. */
export function marketValueRoutes(
  app: Express,
  { dealers, store, today }: Pick<Deps, "dealers" | "store" | "today">,
): void {
  mount(app, getMarketValue, async ({ query, request }) => {
    const { dealerId } = tenantOf(request);
    const { make, model, year, mileage, trim = null, vin = null } = query;
    const car = { vin, year, mileage, trim };
    const day = today?.() ?? new Date().toISOString().slice(0, 10);
    const listings = await store.similarVehicles(
      { ...car, dealerId, makeSlug: slug(make), modelSlug: slug(model) },
      {
        criteria: guideCriteria(car),
        stores: dealers.current().stores(dealerId),
        seenSince: daysBefore(day, guideMethod.maxAgeDays),
      },
    );
    return { ...marketValue(car, listings, day), bodyStyle: defaultBodyStyle(make, model) };
  });
}
