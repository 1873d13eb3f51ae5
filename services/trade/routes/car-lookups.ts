import {
  getCarChoices,
  getCarLookupMethods,
  lookUpCar,
} from "@forecourt/contracts/areas/trade/car-lookup";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import { carLookupMethods } from "@forecourt/domain/trade/car-lookup-methods";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import { carNames, knownTrims } from "../car-lookup/car-names.ts";
import { checkLookup } from "../car-lookup/check-lookup.ts";
import { lookUpCar as lookUp } from "../car-lookup/look-up-car.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";

/** The oldest year in the list; 17 characters are required of VINs since 1981. */
const FIRST_YEAR = 1981;

/** Which car it is: by VIN, by plate, or chosen from lists. */
export function carLookupRoutes(app: Express, deps: Deps): void {
  mount(app, lookUpCar, async ({ body, request, response }) => {
    const site = tradeSiteOf(deps, request);
    const lookup = checkLookup(body, site.texts);
    await limitNetwork(deps, { request, response }, "lookup");
    return lookUp(deps.lookupSources, lookup, { tenant: tenantOf(request), log: deps.log });
  });
  mount(app, getCarLookupMethods, () => ({
    ways: carLookupMethods.filter((way) => way !== "plate" || deps.lookupSources.plates !== null),
  }));
  mount(app, getCarChoices, async ({ query, request }) => {
    const site = tradeSiteOf(deps, request);
    const { year, make, model } = query;
    const tenant = tenantOf(request);
    const { makes, models } = await carNames(deps, tenant, {
      ...(make && { make: canonicalMake(make) }),
    });
    const series =
      make && model ? await knownTrims(deps, tenant, { modelYear: year, make, model }) : [];
    const newest = Number(site.today.slice(0, 4)) + 1;
    const years = Array.from({ length: newest - FIRST_YEAR + 1 }, (_, index) => newest - index);
    return { years, makes, models, series };
  });
}
