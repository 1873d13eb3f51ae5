import type { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { compactPlate, type DescribedCar, readCarForm } from "@forecourt/domain/trade/car-form";
import { otherTrim } from "@forecourt/domain/trade/car-lookup-methods";
import { vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import { putAppraisal } from "../appraisals/appraisal-store.ts";
import { latestModelYear, type TradeSite } from "../appraisals/trade-site.ts";
import { spelledAsKnown } from "../car-lookup/car-names.ts";
import type { Deps } from "../deps.ts";
import type { AppraisalRow } from "../store/tables.ts";
import { carFormByToken, putCarForm } from "./car-form-store.ts";
import { withoutOptions } from "./look-up-start.ts";

/**
 * Stores the form of the car as typed, and begins or changes the appraisal once it is complete; null = it is
 * not.
 * @throws AppError not-found
 */
export async function saveCarForm(
  deps: Pick<Deps, "database" | "inventory" | "log" | "now">,
  site: TradeSite,
  { token, typed: sent }: { token: string; typed: CarForm["fields"] },
): Promise<AppraisalRow | null> {
  const typed = withTrim(sent);
  const { database, now } = deps;
  const found = { dealerId: site.dealerId, token, now: now() };
  const form = await carFormByToken(database, found);
  const known = await spelledAsKnown<CarForm["fields"]>(deps, site, typed);
  // A box without a tick is not sent.
  const fields = { ...withoutOptions(form.fields), ...known };
  await putCarForm(database, { ...found, storeId: site.storeId }, { fields, lookup: form.lookup });
  const latestYear = latestModelYear(site);
  const options = Object.keys(site.trade.options);
  const read = readCarForm(fields, { cars: form.lookup.cars, latestYear, options });
  if (!read.ok) return null;
  const car = carOf(fields, read.car);
  return putAppraisal(database, token, { ...site, car, now: now() });
}

/** A trim that is not among the choices is typed beside them. */
function withTrim({ otherSeries = "", ...typed }: CarForm["fields"]): CarForm["fields"] {
  return typed["series"] === otherTrim ? { ...typed, series: otherSeries } : typed;
}

/** A VIN with a fault, which the seller left behind for another way, is not the car's. */
function carOf({ vin = "", licensePlate = "" }: CarForm["fields"], described: DescribedCar): Car {
  const plate = compactPlate(licensePlate);
  return Car.parse({
    ...described,
    vin: vinFaultOf(vin) === null ? vin : null,
    licensePlate: plate.length <= 10 ? plate : null,
  });
}
