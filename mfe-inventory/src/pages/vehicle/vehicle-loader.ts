import { href, readVehicleSegment } from "@forecourt/contracts/href";
import { getVehicle } from "@forecourt/contracts/inventory";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { loadSimilar } from "./load-similar.ts";
import type { VehicleData } from "./vehicle-data.ts";
import { vehicleHead } from "./vehicle-head.ts";
import { vehicleView } from "./vehicle-view.ts";

/**
 * Finds the car by the VIN at the end of the address; whatever stands before it, another spelling
 * than the car's own is sent to the canonical address. A car that is not known is not found.
 */
export const loadVehicle: PageLoader<VehicleData> = async (request) => {
  const named = readVehicleSegment(request.params.vehicle ?? "");
  if (!named) return { kind: "not-found" };
  const vehicle = await areaClient(request)(getVehicle, { params: { vin: named.vin } });
  const canonical = href.vehicle(vehicle);
  if (request.path !== canonical) {
    return { kind: "redirect", to: canonical + request.url.search, permanent: true };
  }
  return {
    kind: "page",
    data: vehicleView(vehicle, request.site),
    head: vehicleHead(vehicle, request.site),
    late: { similar: loadSimilar(request, vehicle) },
  };
};
