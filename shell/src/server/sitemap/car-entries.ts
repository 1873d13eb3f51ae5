import { href } from "@forecourt/contracts/href";
import { type ListedVehicle, listVehicles } from "@forecourt/contracts/inventory";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";

export interface CarEntries {
  total: number;
  /** One batch a page of the inventory's list; the next is asked for when it is wanted. */
  batches: AsyncIterable<SitemapEntry[]>;
}

/** The addresses of no car, for a dealer whose search is switched off. */
export function noCars(): CarEntries {
  return { total: 0, batches: batchesOf(async () => null) };
}

/**
 * The addresses of all cars for sale. The first page of the list is read before this settles, within
 * `deadlineMs`, so that whoever has it knows that the inventory answers. @throws AppError
 */
export async function carEntries(call: Call, deadlineMs: number): Promise<CarEntries> {
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
  return { path: href.vehicle(car), changedOn: car.changedOn, changes: "daily", priority: 0.9 };
}
