import type { VehicleSummary } from "@forecourt/contracts/vehicle";

type Car = Pick<VehicleSummary, "mileage" | "availability" | "status">;

/** The miles of a car; null while it is in transit, because it arrives with others. */
export function milesOnLot({ mileage, availability, status }: Car): number | null {
  return status !== "sold" && availability === "in-transit" ? null : mileage;
}
