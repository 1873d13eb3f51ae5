import { getVehiclesByVin, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import type { PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { CardData } from "../features/vehicle-card/card-data.ts";
import { vehicleCard } from "../features/vehicle-card/vehicle-card-view.ts";

/** Cars in the row. */
const shown = 4;
/** Cars that are looked at, because some of the newest may still be in transit. */
const candidates = 12;

/**
 * The newest cars that have arrived, and how many there are with those in transit; null without any, or where the
 * dealer has no search. A store asks for its cars, whichever store the visitor chose.
 */
export async function newestArrived(
  request: PageRequest,
  storeId?: string,
): Promise<{ cards: CardData[]; total: number } | null> {
  if (request.site.pages["search"] !== true) return null;
  const call = areaClient(request);
  const store = storeId === undefined ? {} : { store: [storeId] };
  const newest = await call(searchVehicles, { query: { ...store, sort: "newest", page: 1 } });
  const vins = newest.vehicles.slice(0, candidates).map(({ vin }) => vin);
  if (vins.length === 0) return null;
  const { vehicles } = await call(getVehiclesByVin, { query: { vins } });
  const arrived = vehicles.filter(({ availability }) => availability !== "in-transit");
  if (arrived.length === 0) return null;
  const cards = arrived.slice(0, shown).map((vehicle) => vehicleCard(vehicle, request.site));
  return { cards, total: newest.total };
}
