import { type ListedVehicle, listVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { href } from "@forecourt/contracts/href";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";
import type { Source } from "./source.ts";

/** No entries, for a dealer without the search page. */
export function noVehicles(): Source {
  return { total: 0, batches: batchesOf(async () => null) };
}

/**
 * The entries of all vehicles for sale, a batch per page of the inventory's list. Fetches the first page of the list
 * before returning, within `deadlineMs`, so that an inventory outage is reported before the sitemap starts streaming.
 * @throws AppError
 */
export async function vehicleEntries(call: Call, deadlineMs: number): Promise<Source> {
  const first = await call(listVehicles, { query: {} }, { deadlineMs });
  let list: typeof first | null = null;
  const next = async () => {
    if (list?.next === null) return null;
    list = list ? await call(listVehicles, { query: { after: list.next } }) : first;
    return list.vehicles;
  };
  return { total: first.total ?? first.vehicles.length, batches: batchesOf(next) };
}

async function* batchesOf(next: () => Promise<ListedVehicle[] | null>) {
  for (let cars = await next(); cars !== null; cars = await next()) yield cars.map(entryOf);
}

function entryOf(car: ListedVehicle): SitemapEntry {
  return {
    path: href.vehicle(car),
    lastModified: car.changedOn,
    changeFrequency: "daily",
    priority: 0.9,
  };
}
