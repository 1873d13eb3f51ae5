import { getVehiclesByVin } from "@forecourt/contracts/inventory";
import type { PageRequest } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The cars of these VINs that are known, in their order; nobody is asked for none. */
export async function loadVehiclesByVin(
  request: PageRequest,
  vins: readonly string[],
): Promise<VehicleDetail[]> {
  if (vins.length === 0) return [];
  const { vehicles } = await areaClient(request)(getVehiclesByVin, { query: { vins: [...vins] } });
  return vehicles;
}
