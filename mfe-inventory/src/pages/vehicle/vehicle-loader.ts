import { getVehicle } from "@forecourt/contracts/areas/inventory/contracts";
import { directPagePath, isDirectPage } from "@forecourt/contracts/areas/inventory/direct-page";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { href, readVehicleSegment } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest, PageResult } from "@forecourt/contracts/page";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { hasPriceRating, loadPriceRating } from "../../features/price-rating/load-price-rating.ts";
import { loadSimilarVehicles } from "../../features/similar-vehicles/load-similar-vehicles.ts";
import {
  type GatedVehicleData,
  gatedVehiclePage,
} from "../../features/unlock/gated-vehicle-page.ts";
import { settledWithin } from "./settled-within.ts";
import type { OptionalParts, VehicleData } from "./vehicle-data.ts";
import { vehicleHead } from "./vehicle-head.ts";
import { readVehicleRequest } from "./vehicle-request.ts";
import { vehicleView } from "./vehicle-view.ts";

/** Time that the document waits for optional parts, in ms; they normally take a tenth of it. */
const readyWithinMs = 100;

/**
 * Finds the car by the VIN at the end of the address and redirects other spellings to the canonical one. An
 * unknown car is 404, a sold one 410, so that search engines drop it. The page of an early-access car
 * reveals nothing but that it has to be unlocked.
 */
export const loadVehicle: PageLoader<VehicleData | GatedVehicleData> = async (request) => {
  const { params, path, site } = request;
  const named = readVehicleSegment(params["vehicle"] ?? "");
  const isDirect = isDirectPage(path);
  if (!named || (isDirect && !site.pages["directPage"])) return { kind: "not-found" };
  try {
    const vehicle = await areaClient(request)(getVehicle, { params: { vin: named.vin } });
    const page = await vehiclePage(vehicle, request);
    return isDirect ? asDirectPage(page) : page;
  } catch (error) {
    if (hasErrorCode(error, "vehicle-private")) return gatedVehiclePage(request);
    throw error;
  }
};

/** Result for campaigns: without menus that lead away, not for search engines, and no PageView. */
function asDirectPage<Data>(page: PageResult<Data>): PageResult<Data> {
  if (page.kind !== "page") return page;
  const head = { ...page.head, index: false };
  return { ...page, head, layout: "minimal", withoutPageView: true };
}

async function vehiclePage(
  vehicle: VehicleDetail,
  request: PageRequest,
): Promise<PageResult<VehicleData>> {
  const own = href.vehicle(vehicle);
  const address = isDirectPage(request.path) ? directPagePath(own) : own;
  if (request.path !== address) {
    return { kind: "redirect", to: address + request.url.search, permanent: true };
  }
  const { site } = request;
  const visit = readVehicleRequest(request);
  const view = vehicleView(vehicle, site, visit);
  const optional = {
    similar: loadSimilarVehicles(request, vehicle, visit),
    ...(hasPriceRating(vehicle, site) && { priceRating: loadPriceRating(request, vehicle) }),
  };
  const ready = await settledWithin<OptionalParts>(optional, readyWithinMs);
  return {
    kind: "page",
    status: vehicle.status === "sold" ? 410 : 200,
    data: { ...view, ready },
    head: vehicleHead(vehicle, view, site, visit),
    deferred: Object.fromEntries(
      Object.entries(optional).filter(([name]) => !Object.hasOwn(ready, name)),
    ),
  };
}
