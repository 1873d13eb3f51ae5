import { getVehiclesByVin } from "@forecourt/contracts/areas/inventory/contracts";
import type { PageRequest } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The known cars among these VINs, in their order. No call is made for an empty list. */
export async function loadVehiclesByVin(
  request: PageRequest,
  vins: readonly string[],
): Promise<VehicleDetail[]> {
  if (vins.length === 0) return [];
  const { vehicles } = await areaClient(request)(getVehiclesByVin, { query: { vins: [...vins] } });
  return vehicles;
}
