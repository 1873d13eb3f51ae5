import { getVehicle } from "@forecourt/contracts/inventory";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { saysPrivate } from "./gated-vehicle-page.ts";

/** A car; null = it has to be unlocked first. */
export async function loadVehicleIfPublic(
  request: PageRequest,
  vin: string,
): Promise<VehicleDetail | null> {
  try {
    return await areaClient(request)(getVehicle, { params: { vin } });
  } catch (error) {
    if (saysPrivate(error)) return null;
    throw error;
  }
}

/** What is done with a car begins with seeing it: at an address that says nothing of it. */
export function redirectToGatedVehicle({ params }: Pick<PageRequest, "params">): PageResult<never> {
  const to = `/cars-for-sale/${encodeURIComponent(params["vehicle"] ?? "")}`;
  return { kind: "redirect", to, permanent: false };
}
