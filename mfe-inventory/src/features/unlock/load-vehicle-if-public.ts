import { getVehicle } from "@forecourt/contracts/areas/inventory/contracts";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** A car; null = an early-access car that has to be unlocked first. */
export async function loadVehicleIfPublic(
  request: PageRequest,
  vin: string,
): Promise<VehicleDetail | null> {
  try {
    return await areaClient(request)(getVehicle, { params: { vin } });
  } catch (error) {
    if (hasErrorCode(error, "vehicle-private")) return null;
    throw error;
  }
}

/** Redirects to the page of the car at an address that reveals only its VIN. */
export function redirectToGatedVehicle({ params }: Pick<PageRequest, "params">): PageResult<never> {
  const to = `/cars-for-sale/${encodeURIComponent(params["vehicle"] ?? "")}`;
  return { kind: "redirect", to, permanent: false };
}
