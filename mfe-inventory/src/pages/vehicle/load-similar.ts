import { searchVehicles } from "@forecourt/contracts/inventory";
import type { PageRequest } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { cardOfVehicle } from "../../parts/card-of-vehicle.ts";
import type { SimilarCars } from "./vehicle-data.ts";

/** How many similar cars a page shows. */
const shown = 4;

/** The newest cars of the same condition and body style, without the car itself. */
export async function loadSimilar(
  request: PageRequest,
  { vin, condition, bodyStyle }: VehicleDetail,
): Promise<SimilarCars> {
  const query = { condition, ...(bodyStyle === null ? {} : { bodyStyle: [bodyStyle] }), page: 1 };
  const { vehicles } = await areaClient(request)(searchVehicles, { query });
  return vehicles
    .filter((other) => other.vin !== vin)
    .slice(0, shown)
    .map((other) => cardOfVehicle(other, request.site));
}
