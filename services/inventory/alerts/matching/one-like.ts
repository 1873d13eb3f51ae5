import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";

/** How many model years a similar car may be older or newer. */
const yearTolerance = 2;

/** The search for cars similar to one: same make and model, about the same age. */
export function searchForOneLike({
  condition,
  makeSlug,
  modelSlug,
  year,
}: Pick<StoredVehicle, "condition" | "makeSlug" | "modelSlug" | "year">): SearchFilter {
  return {
    ...(condition === "new" && { condition }),
    make: [makeSlug],
    model: [modelSlug],
    yearMin: year - yearTolerance,
    yearMax: year + yearTolerance,
  };
}

/** Whether a found car is another car of the same kind. Certified cars count as used. */
export function isOneLike(
  { vin, condition }: Pick<VehicleSummary, "vin" | "condition">,
  found: Pick<VehicleSummary, "vin" | "condition">,
): boolean {
  return found.vin !== vin && (found.condition === "new") === (condition === "new");
}
