import { emptyGarage, type Garage, type GarageList, garageLimits, type KeptCar } from "./garage.ts";

const storageKey = "forecourt.garage";
const longestTitle = 120;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was kept; whatever is not a garage counts as nothing. Storage may be switched off. */
export function readGarage(storage: Store): Garage {
  try {
    return garageOf(JSON.parse(storage.getItem(storageKey) ?? "null"));
  } catch {
    return emptyGarage;
  }
}

/** Keeps the garage; false when the browser refuses to. An empty one leaves nothing behind. */
export function writeGarage(storage: Store, garage: Garage): boolean {
  try {
    const isEmpty = Object.values(garage).every((list) => list.length === 0);
    if (isEmpty) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(garage));
    return true;
  } catch {
    return false;
  }
}

/** True for the browser's notice that another tab changed the garage. */
export function isGarageChange({ key }: Pick<StorageEvent, "key">): boolean {
  return key === storageKey || key === null;
}

function garageOf(value: unknown): Garage {
  const lists = Object.keys(garageLimits) as GarageList[];
  const entries = lists.map((list) => [list, carsOf(value, list)]);
  return Object.fromEntries(entries) as Record<GarageList, KeptCar[]>;
}

function carsOf(value: unknown, list: GarageList): KeptCar[] {
  const cars = isObject(value) ? value[list] : [];
  if (!Array.isArray(cars)) return [];
  const valid = cars.flatMap((car): KeptCar[] => {
    if (!isObject(car) || typeof car.vin !== "string" || typeof car.title !== "string") return [];
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(car.vin)) return [];
    return [{ vin: car.vin, title: car.title.slice(0, longestTitle) }];
  });
  const byVin = new Map(valid.map((car) => [car.vin, car]));
  return [...byVin.values()].slice(0, garageLimits[list]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
