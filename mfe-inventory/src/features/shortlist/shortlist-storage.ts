import { shortlistKey as storageKey } from "@forecourt/contracts/areas/inventory/shortlist-counts";
import { parseVehicleView } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle";
import {
  emptyShortlist,
  type Shortlist,
  type ShortlistedVehicle,
  type ShortlistName,
  shortlistLimits,
} from "./shortlist.ts";

const maxTitleLength = 120;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The stored shortlist; empty if it is invalid or storage is disabled. */
export function readShortlist(storage: Store): Shortlist {
  try {
    return parseShortlist(JSON.parse(storage.getItem(storageKey) ?? "null"));
  } catch {
    return emptyShortlist;
  }
}

/** Stores the shortlist; false when the browser refuses to. An empty one is removed. */
export function writeShortlist(storage: Store, shortlist: Shortlist): boolean {
  try {
    const isEmpty = Object.values(shortlist).every((list) => list.length === 0);
    if (isEmpty) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(shortlist));
    return true;
  } catch {
    return false;
  }
}

/** True for the storage event of a change in another tab. */
export function isShortlistChange({ key }: Pick<StorageEvent, "key">): boolean {
  return key === storageKey || key === null;
}

function parseShortlist(value: unknown): Shortlist {
  const lists = Object.keys(shortlistLimits) as ShortlistName[];
  const entries = lists.map((list) => [list, parseVehicles(value, list)]);
  return Object.fromEntries(entries) as Record<ShortlistName, ShortlistedVehicle[]>;
}

function parseVehicles(value: unknown, list: ShortlistName): ShortlistedVehicle[] {
  const cars = isObject(value) ? value[list] : [];
  if (!Array.isArray(cars)) return [];
  const valid = cars.flatMap((car): ShortlistedVehicle[] => {
    if (!isObject(car) || typeof car.vin !== "string" || typeof car.title !== "string") return [];
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(car.vin)) return [];
    const view = parseVehicleView(car.view);
    return [{ vin: car.vin, title: car.title.slice(0, maxTitleLength), ...(view && { view }) }];
  });
  const byVin = new Map(valid.map((car) => [car.vin, car]));
  return [...byVin.values()].slice(0, shortlistLimits[list]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
