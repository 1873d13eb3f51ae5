import type { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { CarLookup, CarLookupResult } from "@forecourt/contracts/areas/trade/car-lookup";
import {
  compactPlate,
  isOptionField,
  lookupMethodOf,
  optionField,
  startFaults,
} from "@forecourt/domain/trade/car-form";
import type { Options } from "@forecourt/domain/trade/option-fields";
import { compactVin } from "@forecourt/domain/trade/vin-fault";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, Response } from "express";
import { askedOptions } from "../car-lookup/asked-options.ts";
import { spelledAsKnown } from "../car-lookup/car-names.ts";
import { lookUpCar } from "../car-lookup/look-up-car.ts";
import { suggestedNames } from "../car-lookup/suggested-names.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import type { TypedCar } from "./car-form-store.ts";

type Fields = CarForm["fields"];

interface Asking {
  request: Request;
  response: Response;
  latestYear: number;
  /** Options that the dealer asks about. */
  options: Options;
  /** True = the seller has chosen one of the suggested names, or the typed name. */
  isMeant: boolean;
}

/**
 * The typed texts that identify the car, with the car that they lead to. A car that no source knows, or that cannot be
 * looked up now, is described by hand: the typed texts stay.
 */
export async function lookUpStart(deps: Deps, typed: Fields, asking: Asking): Promise<TypedCar> {
  const found = await identified(deps, withoutOptions(typed), asking);
  const asked = await askedOptions(deps, tenantOf(asking.request), {
    ...found,
    options: asking.options,
  });
  const known = asked
    .filter(({ isKnown }) => isKnown)
    .map(({ code }) => [optionField(code), "yes"]);
  return { ...found, fields: { ...found.fields, ...Object.fromEntries(known) } };
}

async function identified(deps: Deps, typed: Fields, asking: Asking): Promise<TypedCar> {
  const fields = tidied(typed);
  const nothing = { status: null, cars: [] };
  const tenant = tenantOf(asking.request);
  const isWrong = Object.keys(startFaults(fields, asking.latestYear)).length > 0;
  const lookup = isWrong ? null : lookupOf(fields);
  if (isWrong) return { fields, lookup: nothing };
  if (lookup === null) {
    const spelled = await spelledAsKnown<Fields>(deps, tenant, fields);
    const { make = "", model = "" } = spelled;
    const suggestions = asking.isMeant ? [] : await suggestedNames(deps, tenant, { make, model });
    return { fields: spelled, lookup: { ...nothing, suggestions } };
  }
  const result = await resultOf(deps, lookup, asking);
  return { fields: { ...fields, ...identityIn(result) }, lookup: lookedUp(result) };
}

/** The fields without options: options may be another car's, or options that the seller did not tick. */
export function withoutOptions(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isOptionField(name)));
}

/** The form defaults to the state of the store. It is taken as the seller's only together with a plate. */
export function withoutPlateState({ state, ...fields }: Fields): Fields {
  return state === undefined || lookupMethodOf(fields) !== "plate" ? fields : { ...fields, state };
}

/** VIN and plate as they are looked up. */
function tidied(typed: Fields): Fields {
  const { vin, licensePlate } = typed;
  return {
    ...typed,
    ...(vin !== undefined && { vin: compactVin(vin) }),
    ...(licensePlate !== undefined && { licensePlate: compactPlate(licensePlate) }),
  };
}

/** Null = there is nothing to look up: year, make and model were typed. */
function lookupOf(fields: Fields): CarLookup | null {
  const way = lookupMethodOf(fields);
  const { vin = "", licensePlate = "", state = "" } = fields;
  if (way === "vin") return { by: "vin", vin };
  return way === "plate" ? { by: "plate", licensePlate, state } : null;
}

/** Result of looking up a car. Above the limit, a car is described by hand, like a car that cannot be looked up. */
export async function resultOf(
  deps: Deps,
  lookup: CarLookup,
  { request, response }: Pick<Asking, "request" | "response">,
): Promise<CarLookupResult> {
  try {
    await limitNetwork(deps, { request, response }, "lookup");
  } catch (thrown) {
    if (toAppError(thrown).code !== "too-many-requests") throw thrown;
    response.removeHeader("retry-after");
    return { status: "unavailable" };
  }
  return lookUpCar(deps.lookupSources, lookup, { tenant: tenantOf(request), log: deps.log });
}

function lookedUp(result: CarLookupResult): CarForm["lookup"] {
  return { status: result.status, cars: result.status === "found" ? result.cars : [] };
}

/** Fields with which the form of the car starts; values of an earlier lookup are removed. */
function identityIn(result: CarLookupResult): Fields {
  const none = { modelYear: "", make: "", model: "", series: "", style: "", choice: "" };
  if (result.status === "unavailable") return none;
  if (result.status === "not-found") {
    const { modelYear, make } = result.hint;
    return { ...none, modelYear: modelYear === null ? "" : String(modelYear), make: make ?? "" };
  }
  const vin = result.vin === null ? {} : { vin: result.vin };
  const [car] = result.cars;
  if (car === undefined || result.cars.length > 1) return { ...none, ...vin };
  const { modelYear, make, model, series, style } = car;
  return {
    ...vin,
    modelYear: String(modelYear),
    make,
    model,
    series: series ?? "",
    style: style ?? "",
    choice: "",
  };
}
