import type { LeadVehicleWithVin } from "@forecourt/contracts/leads/vehicle-of-inventory";

/** A lead's car as form fields, for a form that is sent without JavaScript: `vehicle.vin`. */
export function vehicleFormFields(vehicle: LeadVehicleWithVin): { name: string; value: string }[] {
  return Object.entries(vehicle).flatMap(([name, value]) =>
    // Financing is a nested group, which the pages of a car never fill in.
    typeof value === "object" ? [] : [{ name: `vehicle.${name}`, value: String(value) }],
  );
}
