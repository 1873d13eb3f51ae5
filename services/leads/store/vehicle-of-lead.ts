import { Vin } from "@forecourt/contracts/inventory";
import { LeadVehicle } from "@forecourt/contracts/leads/vehicle";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";

/** What addresses of a car's pages are built from. */
export type CarNamed = Pick<
  VehicleSummary,
  "condition" | "year" | "make" | "model" | "trim" | "vin"
>;

/** The car that `vehicle`, as a form has it, is about; null where that does not name one that has pages. */
export function carNamed(vehicle: unknown): CarNamed | null {
  const read = LeadVehicle.safeParse(vehicle);
  if (!read.success) return null;
  const { status: condition, year, make, model, trim = null } = read.data;
  const vin = Vin.safeParse(read.data.vin?.toUpperCase());
  if (year === undefined || !vin.success) return null;
  return { condition, year, make, model, trim, vin: vin.data };
}
