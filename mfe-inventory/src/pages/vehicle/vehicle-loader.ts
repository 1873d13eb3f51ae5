import { href, readVehicleSegment } from "@forecourt/contracts/href";
import { getVehicle } from "@forecourt/contracts/inventory";
import type { PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { inTime } from "./in-time.ts";
import { loadSimilar } from "./load-similar.ts";
import { hasVerdict, loadVerdict } from "./load-verdict.ts";
import { type PrivateCarData, privateCar, saysPrivate } from "./private-car.ts";
import type { ReadyParts, VehicleData } from "./vehicle-data.ts";
import { vehicleHead } from "./vehicle-head.ts";
import { vehicleView } from "./vehicle-view.ts";
import { visitOf } from "./vehicle-visit.ts";

/** What a car's page can do without is waited for this long; it mostly takes a tenth of it. */
const readyWithinMs = 100;

/**
 * Finds the car by the VIN at the end of the address; whatever stands before it, another spelling
 * than the car's own is sent to the canonical address. A car that is not known is not found, and one
 * that is sold is gone: the page says so, and search engines drop its address. Of one that has to be
 * unlocked first the page says nothing but that.
 */
export const loadVehicle: PageLoader<VehicleData | PrivateCarData> = async (request) => {
  const named = readVehicleSegment(request.params["vehicle"] ?? "");
  if (!named) return { kind: "not-found" };
  try {
    const vehicle = await areaClient(request)(getVehicle, { params: { vin: named.vin } });
    return await pageOf(vehicle, request);
  } catch (error) {
    if (saysPrivate(error)) return privateCar(request);
    throw error;
  }
};

async function pageOf(
  vehicle: VehicleDetail,
  request: PageRequest,
): Promise<PageResult<VehicleData>> {
  const canonical = href.vehicle(vehicle);
  if (request.path !== canonical) {
    return { kind: "redirect", to: canonical + request.url.search, permanent: true };
  }
  const { site } = request;
  const visit = visitOf(request);
  const view = vehicleView(vehicle, site, visit);
  const late = {
    similar: loadSimilar(request, vehicle, visit),
    ...(hasVerdict(vehicle, site) && { verdict: loadVerdict(request, vehicle) }),
  };
  const ready = await inTime<ReadyParts>(late, readyWithinMs);
  return {
    kind: "page",
    status: vehicle.status === "sold" ? 410 : 200,
    data: { ...view, ready },
    head: vehicleHead(vehicle, view, site, visit),
    deferred: Object.fromEntries(
      Object.entries(late).filter(([name]) => !Object.hasOwn(ready, name)),
    ),
  };
}
