import { getVehiclesByVin, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { href } from "@forecourt/contracts/href";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { vehicleCard } from "../features/vehicle-card/vehicle-card-view.ts";
import type { ArrivalsData } from "./arrivals-data.ts";

/** Cars in the row. */
const shown = 4;
/** Cars that are looked at, because some of the newest may still be in transit. */
const candidates = 12;

/** The newest cars that have arrived; null without any, or where the dealer has no search. */
export const loadArrivals: FragmentLoader<ArrivalsData> = async (request) => {
  if (request.site.pages["search"] !== true) return null;
  const call = areaClient(request);
  const newest = await call(searchVehicles, { query: { sort: "newest", page: 1 } });
  const vins = newest.vehicles.slice(0, candidates).map(({ vin }) => vin);
  if (vins.length === 0) return null;
  const { vehicles } = await call(getVehiclesByVin, { query: { vins } });
  const arrived = vehicles.filter(({ availability }) => availability !== "in-transit");
  if (arrived.length === 0) return null;
  const cards = arrived.slice(0, shown).map((vehicle) => vehicleCard(vehicle, request.site));
  return { cards, searchHref: href.search() };
};
