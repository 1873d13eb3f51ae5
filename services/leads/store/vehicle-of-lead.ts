import { LeadVehicle } from "@forecourt/contracts/leads/vehicle";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { Vin } from "@forecourt/contracts/vehicle";

/** The facts in the path of a vehicle's pages. */
export type LeadVehicleRef = Pick<
  VehicleSummary,
  "condition" | "year" | "make" | "model" | "trim" | "vin"
>;

/** The vehicle in a lead's payload; null = too little is known of it to link to its page. */
export function vehicleOfLead(vehicle: unknown): LeadVehicleRef | null {
  const result = LeadVehicle.safeParse(vehicle);
  if (!result.success) return null;
  const { status: condition, year, make, model, trim = null } = result.data;
  const vin = Vin.safeParse(result.data.vin?.toUpperCase());
  if (year === undefined || !vin.success) return null;
  return { condition, year, make, model, trim, vin: vin.data };
}
