import { listCarNames } from "@forecourt/contracts/areas/inventory/known-cars";
import { getCarChoices, getCarWays, lookUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { AppError } from "@forecourt/contracts/errors";
import { carWays } from "@forecourt/domain/trade/car-ways";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { z } from "zod";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
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
  mount(app, getCarWays, () => ({
    ways: carWays.filter((way) => way !== "plate" || deps.lookupSources.plates !== null),
  }));
  mount(app, getCarChoices, async ({ query, request }) => {
    const site = tradeSiteOf(deps, request);
    const { makes, models, trims } = await namesOf(deps, tenantOf(request), query);
    const newest = Number(site.today.slice(0, 4)) + 1;
    const years = Array.from({ length: newest - FIRST_YEAR + 1 }, (_, index) => newest - index);
    return { years, makes, models, series: trims };
  });
}

const noNames = { makes: [], models: [], trims: [] };

/** Without the inventory service the lists are empty, and the seller types. */
async function namesOf(
  { inventory, log }: Deps,
  tenant: ReturnType<typeof tenantOf>,
  { year, make, model }: z.output<NonNullable<typeof getCarChoices.query>>,
) {
  if (inventory === null) return noNames;
  const given = { ...(year && { year }), ...(make && { make }), ...(model && { model }) };
  return inventory(tenant)(listCarNames, { query: given }, { deadlineMs: 4_000 }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, "the inventory service did not name makes and models");
      return noNames;
    },
  );
}
