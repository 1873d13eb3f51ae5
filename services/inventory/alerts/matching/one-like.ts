import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";

/** Model years before and after that of the car. */
const yearTolerance = 2;

/** Cars like one: of its make and model, and about its age. */
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

/** A new car is not like a used one; a certified one is. */
export function isOneLike(
  { vin, condition }: Pick<VehicleSummary, "vin" | "condition">,
  found: Pick<VehicleSummary, "vin" | "condition">,
): boolean {
  return found.vin !== vin && (found.condition === "new") === (condition === "new");
}
