import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { type Valuation, ValuationError } from "../valuation.ts";
import type { BookAnswer, BookVehicle } from "./book-answer.ts";
import { bookOptions, bookValues } from "./book-values.ts";

/** The code of "Vehicle Not Found". */
const NOT_FOUND = 9;

/**
 * The valuation of an answer; null = the service does not know the car, or has no values for it.
 * @throws ValuationError for every other error that the service reports
 */
export function parseValuation(answer: BookAnswer, car: Car): Valuation | null {
  const { error_count: errors, message_list: messages } = answer;
  if (errors > 0) {
    if (messages.some(({ code }) => code === NOT_FOUND)) return null;
    const reasons = messages.map(({ description }) => description).join("; ");
    throw new ValuationError(`the valuation service reports: ${reasons}`);
  }
  const vehicles = answer.used_vehicles?.used_vehicle_list ?? [];
  const candidates = bestMatches(vehicles, car).map((vehicle) => ({
    vehicle,
    values: bookValues(vehicle, car),
  }));
  // With several styles, the cheapest counts: the inspection might have to lower a higher offer.
  const [best] = candidates
    .filter(({ values }) => Object.values(values).some((value) => value !== null))
    .toSorted((one, other) => sortPrice(one) - sortPrice(other));
  if (!best) return null;
  const isSure = isTrimSure(candidates, car);
  const assumedTrim = isSure ? null : best.vehicle.series || null;
  const options = bookOptions(best.vehicle, car);
  const warnings = messages.map(({ description }) => `warning: ${description}`);
  return {
    source: "book",
    values: best.values,
    asOf: isoDay(best.vehicle.publish_date ?? ""),
    confidence: warnings.length === 0 && candidates.length === 1 ? "high" : "medium",
    comparables: null,
    assumedTrim,
    isTrimNamed: car.series !== null,
    isAnyTrim: car.series !== null && !isSure && assumedTrim === null,
    ...(options.length > 0 && { options }),
    notes: [`style: ${best.vehicle.series} ${best.vehicle.style}`.trim(), ...warnings],
  };
}

/**
 * Vehicles of the trim that the seller named, or all vehicles if none has it; of these, the vehicles of the named
 * style, or all of these if none has it.
 */
function bestMatches(vehicles: readonly BookVehicle[], car: Car): readonly BookVehicle[] {
  const ofSeries = vehicles.filter(({ series }) => isNamed(car.series, series));
  const named = ofSeries.length > 0 ? ofSeries : vehicles;
  const ofStyle = named.filter(({ style }) => isNamed(car.style, style));
  return ofStyle.length > 0 ? ofStyle : named;
}

/** Whether the candidates have one trim, and it is the trim that the seller named. */
function isTrimSure(
  candidates: readonly { vehicle: BookVehicle }[],
  { series: typed }: Car,
): boolean {
  const trims = new Set(candidates.map(({ vehicle }) => vehicle.series.toLowerCase()));
  return trims.size === 1 && (typed === null || trims.has(typed.toLowerCase()));
}

function isNamed(typed: string | null, name: string): boolean {
  return typed === null || typed.toLowerCase() === name.toLowerCase();
}

function sortPrice({ values }: { values: Valuation["values"] }): number {
  return values.wholesaleRoughCents ?? values.retailAverageCents ?? Number.MAX_SAFE_INTEGER;
}

/** `2/7/2014` → `2014-02-07`; null for anything else. */
function isoDay(text: string): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (!parts) return null;
  const [, month = "", day = "", year = ""] = parts;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}
