import { getLocation, getLocations } from "@forecourt/contracts/areas/company/locations";
import { AppError } from "@forecourt/contracts/errors";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { locationsOf } from "../locations-of.ts";
import { reviewsAbout } from "../reviews/shown-reviews.ts";
import { peopleOfStore } from "../team.ts";
import { servicesByStore, servicesOf } from "./services-of.ts";

/** The stores of a group: their list, and a page of each, which shows its store whatever store the visitor chose. */
export function locationRoutes(app: Express, deps: Pick<Deps, "dealers" | "now">): void {
  mount(app, getLocations, ({ request }) => {
    const dealers = deps.dealers.current();
    const tenant = tenantOf(request);
    if (!dealers.config(tenant).pages.locations) throw unknown();
    const { dealerId } = tenant;
    return {
      locations: locationsOf(dealers, tenant),
      servicesByStore: servicesByStore(dealers, dealerId),
    };
  });
  mount(app, getLocation, ({ params, request }) => {
    const dealers = deps.dealers.current();
    const tenant = { ...tenantOf(request), storeId: params.store };
    if (!dealers.stores(tenant.dealerId).includes(params.store)) throw unknown();
    const { pages } = dealers.config(tenant);
    if (!pages.locations) throw unknown();
    return {
      locations: locationsOf(dealers, tenant),
      people: peopleOfStore(dealers, tenant),
      services: servicesOf(pages),
      servicesByStore: servicesByStore(dealers, tenant.dealerId),
      reviews: reviewsAbout(dealers, tenant, deps.now()),
    };
  });
}

function unknown(): AppError {
  return new AppError("content-unknown", "this dealer has no page of that store");
}
