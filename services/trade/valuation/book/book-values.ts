import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import type { Cents } from "@forecourt/domain/money";
import type { CarValues } from "../../offer/offer-input.ts";
import type { ValuedOption } from "../valuation.ts";
import type { BookVehicle } from "./book-answer.ts";

type Condition = "avg" | "rough";
type Kind = "whole_rough" | "whole_avg" | "retail_avg";

/** The values of a style for the seller's mileage and options. */
export function bookValues(vehicle: BookVehicle, car: Car): CarValues {
  const value = (kind: Kind, condition: Condition) => valueOf(vehicle, car, { kind, condition });
  return {
    wholesaleRoughCents: value("whole_rough", "rough"),
    wholesaleAverageCents: value("whole_avg", "avg"),
    retailAverageCents: value("retail_avg", "avg"),
  };
}

/** Null where the base is 0, because an account without a license for these values gets zeros. */
function valueOf(
  vehicle: BookVehicle,
  car: Car,
  { kind, condition }: { kind: Kind; condition: Condition },
): Cents | null {
  const base = vehicle[`base_${kind}`] ?? 0;
  const adjusted = vehicle[`adjusted_${kind}`] ?? 0;
  if (base <= 0 || adjusted <= 0) return null;
  const isAdjustedForMileage = (vehicle[`mileage_${kind}`] ?? 0) !== 0;
  const miles = isAdjustedForMileage ? 0 : mileageAmount(vehicle, car.mileage, condition);
  if (miles === null) return null;
  const dollars = adjusted + miles + optionsAmount(vehicle, car.options, condition);
  return dollars > 0 ? Math.round(dollars * 100) : null;
}

/** Null = the band has no amount for the condition. Without bands, the mileage does not matter. */
function mileageAmount(
  { mileage_list: bands }: BookVehicle,
  mileage: number,
  condition: Condition,
): number | null {
  if (bands.length === 0) return 0;
  const miles = Math.max(1, mileage);
  const band = bands.find(({ range_begin: from, range_end: to }) => miles >= from && miles <= to);
  return band?.[condition] ?? null;
}

function optionsAmount(
  vehicle: BookVehicle,
  options: readonly string[],
  condition: Condition,
): number {
  return addedOptions(vehicle, options).reduce((sum, option) => sum + (option[condition] ?? 0), 0);
}

/** The seller's options that are not in the values already. */
function addedOptions({ add_deduct_list: list }: BookVehicle, options: readonly string[]) {
  return list.filter(({ uoc, auto }) => auto !== "Y" && options.includes(uoc));
}

/** Amounts that `bookValues` adds for each of the seller's options. */
export function bookOptions(vehicle: BookVehicle, { options }: Car): ValuedOption[] {
  const cents = (dollars = 0) => Math.round(dollars * 100);
  return addedOptions(vehicle, options).map(({ uoc, name, avg, rough }) => ({
    code: uoc,
    name,
    roughCents: cents(rough),
    averageCents: cents(avg),
  }));
}
