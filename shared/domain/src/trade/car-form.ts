import { stateNames } from "../us-states.ts";
import { type CarLookupMethod, carLookupMethods, otherCar } from "./car-lookup-methods.ts";
import { firstModelYear } from "./first-model-year.ts";
import { mileageFault, readMileage } from "./mileage.ts";
import { vinFaultOf } from "./vin-fault.ts";

/** What identifies a car, and its details; each a text as typed. */
export const identityFields = ["modelYear", "make", "model", "series", "style"] as const;
export const startFields = ["by", "vin", "licensePlate", "state", ...identityFields] as const;
export const carFields = [
  "choice",
  ...identityFields,
  "otherSeries",
  "mileage",
  "exteriorColor",
  "state",
] as const;

const optionPrefix = "option.";

/** The name of the box of an option. */
export function optionField(code: string): string {
  return optionPrefix + code;
}

/** Whether a field is the box of an option. */
export function isOptionField(field: string): boolean {
  return field.startsWith(optionPrefix);
}

/** Maximum lengths of typed texts. */
export const maxCarText = {
  make: 60,
  model: 80,
  series: 80,
  style: 80,
  exteriorColor: 40,
} as const;

/** Text `trade.fault.<code>`, with the values that it names. */
export interface CarFault {
  code:
    | "vin-missing"
    | "vin-length"
    | "vin-letters"
    | "vin-check-digit"
    | "plate"
    | "state"
    | "year"
    | "make"
    | "model"
    | "mileage"
    | "mileage-high"
    | "mileage-low"
    | "choice"
    | "too-long";
  values: Readonly<Record<string, string | number>>;
}

export type CarFaults = Readonly<Record<string, CarFault>>;

type Fields = Readonly<Record<string, string>>;

/** A car that a VIN or a plate may stand for. */
export interface CarIdentity {
  modelYear: number;
  make: string;
  model: string;
  series: string | null;
  style: string | null;
}

/** The details of a seller's car as read from the form. */
export interface DescribedCar extends CarIdentity {
  mileage: number;
  exteriorColor: string | null;
  state: string | null;
  options: string[];
}

/** A license plate in capitals, without blanks and hyphens. */
export function compactPlate(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, "");
}

/** The chosen way; the VIN unless another one is named. */
export function lookupMethodOf(fields: Fields): CarLookupMethod {
  return carLookupMethods.find((way) => way === fields["by"]) ?? "vin";
}

/** Faults of the form in which the seller names the car, by field. */
export function startFaults(fields: Fields, latestYear: number): CarFaults {
  const way = lookupMethodOf(fields);
  if (way === "vin") {
    const fault = vinFaultOf(textOf(fields, "vin"));
    return fault === null ? {} : { vin: fault };
  }
  if (way === "car") return identityFaults(fields, latestYear);
  return {
    ...(/^[A-Z0-9]{1,8}$/.test(compactPlate(textOf(fields, "licensePlate")))
      ? {}
      : { licensePlate: plain("plate") }),
    ...(isState(textOf(fields, "state")) ? {} : { state: plain("state") }),
  };
}

/**
 * The seller's car as the form describes it, or what is wrong with it. `cars` are those of the VIN or plate, of
 * which `choice` is an index, `options` the codes that count.
 */
export function readCarForm(
  fields: Fields,
  {
    cars,
    latestYear,
    options = [],
  }: { cars: readonly CarIdentity[]; latestYear: number; options?: readonly string[] },
): { ok: true; car: DescribedCar } | { ok: false; faults: CarFaults } {
  const chosen = chosenCar(fields, cars);
  const typedMiles = textOf(fields, "mileage");
  const mileage = readMileage(typedMiles);
  const year = chosen ? chosen.modelYear : Number(textOf(fields, "modelYear"));
  const milesFault = mileageFault(typedMiles, { year, latestYear });
  const faults: CarFaults = {
    ...(chosen === undefined ? { choice: plain("choice") } : {}),
    ...(chosen === null ? identityFaults(fields, latestYear) : {}),
    ...(milesFault === null ? {} : { mileage: plain(milesFault) }),
    ...tooLong(fields, ["exteriorColor"]),
  };
  if (Object.keys(faults).length > 0 || mileage === null) return { ok: false, faults };
  const state = textOf(fields, "state");
  return {
    ok: true,
    car: {
      ...(chosen ?? typedCar(fields)),
      mileage,
      exteriorColor: textOf(fields, "exteriorColor") || null,
      state: isState(state) ? state : null,
      options: options.filter((code) => textOf(fields, optionField(code)) !== ""),
    },
  };
}

/** The car that the seller chose among several; null = the car as typed; undefined = not chosen yet. */
function chosenCar(fields: Fields, cars: readonly CarIdentity[]): CarIdentity | null | undefined {
  const choice = textOf(fields, "choice");
  if (cars.length < 2 || choice === otherCar) return null;
  return /^\d{1,3}$/.test(choice) ? cars[Number(choice)] : undefined;
}

function identityFaults(fields: Fields, latestYear: number): CarFaults {
  const year = Number(textOf(fields, "modelYear"));
  const isYear = /^\d{4}$/.test(textOf(fields, "modelYear"));
  return {
    ...(isYear && year >= firstModelYear && year <= latestYear
      ? {}
      : { modelYear: { code: "year" as const, values: { latest: String(latestYear) } } }),
    ...(textOf(fields, "make") === "" ? { make: plain("make") } : {}),
    ...(textOf(fields, "model") === "" ? { model: plain("model") } : {}),
    ...tooLong(fields, ["make", "model", "series", "style"]),
  };
}

function tooLong(
  fields: Fields,
  names: readonly ("make" | "model" | "series" | "style" | "exteriorColor")[],
): CarFaults {
  const long = names.filter((name) => textOf(fields, name).length > maxCarText[name]);
  return Object.fromEntries(
    long.map((name) => [name, { code: "too-long", values: { max: maxCarText[name] } }] as const),
  );
}

function typedCar(fields: Fields): CarIdentity {
  return {
    modelYear: Number(textOf(fields, "modelYear")),
    make: textOf(fields, "make"),
    model: textOf(fields, "model"),
    series: textOf(fields, "series") || null,
    style: textOf(fields, "style") || null,
  };
}

function isState(text: string): boolean {
  return Object.hasOwn(stateNames, text);
}

function textOf(fields: Fields, name: string): string {
  return Object.hasOwn(fields, name) ? (fields[name] ?? "").trim() : "";
}

function plain(code: CarFault["code"]): CarFault {
  return { code, values: {} };
}
