import type { VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import {
  keepVinField,
  maxVisitText,
  visitFields,
} from "@forecourt/contracts/areas/service/visit-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { firstModelYear } from "@forecourt/domain/trade/first-model-year";
import { readMileage } from "@forecourt/domain/trade/mileage";
import { compactVin, vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import { canonicalSpelling } from "@forecourt/service-kit/cars/car-spelling";
import type { ServiceStore } from "../visits/service-store.ts";
import { type FormFields, textOf } from "./form-fields.ts";
import { codedName, vinMismatch } from "./vin-mismatch.ts";

/**
 * `lookup`: only a well-formed VIN is stated. `vehicle`: the vehicle is described. `faults` with `mismatch`: the VIN
 * belongs to another vehicle, which the sender can confirm by the field `keepVin`.
 */
export type CheckedVehicle =
  | { kind: "vehicle"; vehicle: VisitVehicle }
  | { kind: "lookup"; vin: string; mileage: number | null }
  | { kind: "faults"; faults: Record<string, string>; mismatch?: VisitVehicle };

/** Whether the form has fields of a vehicle, also when nothing was typed. */
export function isVehicleStated(fields: FormFields): boolean {
  return visitFields.vehicle.some((name) => fields[name] !== undefined);
}

/** Vehicle of a form, or its faults by field. */
export function checkVehicle(
  fields: FormFields,
  { texts, today }: Pick<ServiceStore, "texts" | "today">,
): CheckedVehicle {
  const latest = latestModelYear(today);
  const typed = {
    vin: compactVin(textOf(fields, "vin")),
    modelYear: textOf(fields, "modelYear"),
    make: textOf(fields, "make"),
    model: textOf(fields, "model"),
    trim: textOf(fields, "trim"),
  };
  const mileage = textOf(fields, "mileage");
  const miles = mileage === "" ? null : readMileage(mileage);
  const isVinAlone =
    typed.vin !== "" && [typed.modelYear, typed.make, typed.model].every((text) => text === "");
  const faults: Record<string, string> = {
    ...vinFaults(typed.vin, texts),
    ...(isVinAlone ? {} : identityFaults(typed, { latest, texts })),
    ...(mileage !== "" && miles === null && { mileage: fillText(texts, "service.fault.mileage") }),
  };
  if (Object.keys(faults).length > 0) return { kind: "faults", faults };
  if (isVinAlone) return { kind: "lookup", vin: typed.vin, mileage: miles };
  const vehicle = {
    vin: typed.vin === "" ? null : typed.vin,
    modelYear: Number(typed.modelYear),
    ...canonicalSpelling(typed),
    trim: typed.trim === "" ? null : typed.trim,
    mileage: miles,
  };
  const isKept = compactVin(textOf(fields, keepVinField)) === typed.vin;
  const coded = isKept ? null : vinMismatch(vehicle);
  if (coded === null) return { kind: "vehicle", vehicle };
  const stated = `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}`;
  const values = { found: codedName(coded), stated };
  const fault = fillText(texts, "service.fault.vin-other", values);
  return { kind: "faults", faults: { vin: fault }, mismatch: vehicle };
}

/** The newest model year that a vehicle can have: the next calendar year. */
export function latestModelYear(today: string): number {
  return Number(today.slice(0, 4)) + 1;
}

function vinFaults(vin: string, texts: ServiceStore["texts"]): Record<string, string> {
  const fault = vin === "" ? null : vinFaultOf(vin);
  return fault === null
    ? {}
    : { vin: fillText(texts, `service.fault.${fault.code}`, fault.values) };
}

/** Models may be numbers, such as 500; signs alone name nothing. */
function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

interface TypedIdentity {
  modelYear: string;
  make: string;
  model: string;
  trim: string;
}

function identityFaults(
  typed: TypedIdentity,
  { latest, texts }: { latest: number; texts: ServiceStore["texts"] },
): Record<string, string> {
  const year = Number(typed.modelYear);
  const isYear = /^\d{4}$/.test(typed.modelYear) && year >= firstModelYear && year <= latest;
  const tooLong = (["make", "model", "trim"] as const).filter(
    (name) => typed[name].length > maxVisitText.line,
  );
  return {
    ...(!isYear && { modelYear: fillText(texts, "service.fault.year", { latest: `${latest}` }) }),
    ...(!hasWord(typed.make) && { make: fillText(texts, "service.fault.make") }),
    ...(!hasWord(typed.model) && { model: fillText(texts, "service.fault.model") }),
    ...Object.fromEntries(
      tooLong.map((name) => [
        name,
        fillText(texts, "service.fault.too-long", { max: maxVisitText.line }),
      ]),
    ),
  };
}
