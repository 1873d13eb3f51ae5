import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { isGated } from "@forecourt/search-index";
import type { WatchRow } from "../../store/alert-tables.ts";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertItem } from "../mails/alert-mail.ts";
import { alertOf, totalOf } from "./car-alert.ts";
import type { DealerSnapshot } from "./dealer-snapshot.ts";
import type { CarFinder, WatchSearch } from "./find-cars.ts";

type Found = Pick<
  VehicleSummary,
  "vin" | "storeId" | "condition" | "firstSeen" | "price" | "priceBefore"
>;

interface SearchedWatch {
  watch: WatchRow;
  search: WatchSearch;
  /** VINs that the watch has already reported. */
  told: ReadonlySet<string>;
  /** The change number of the subscriber's last digest; null = none since a watch was confirmed. */
  seen: number | null;
}

interface SearchContext {
  snapshot: DealerSnapshot;
  finder: CarFinder;
  /** Reads a car with all its data. */
  vehicleOf(vin: string): Promise<StoredVehicle | null>;
}

/**
 * The cars that match a watch now, were not reported yet, and did not match when the watch began: they were not listed,
 * were early access, or cost too much.
 */
export async function alertsOfSearch(
  { watch, search, told, seen }: SearchedWatch,
  { snapshot, finder, vehicleOf }: SearchContext,
): Promise<AlertItem[]> {
  const news: AlertItem[] = [];
  for (const car of finder.carsOf(search)) {
    if (told.has(car.vin)) continue;
    const total = totalOf(car, snapshot.pricing);
    if (!wasListed(watch, car, snapshot)) {
      const before = reducedSince(seen, car, snapshot);
      news.push(
        alertOf(watch, car, { kind: before === null ? "arrived" : "lowered", total, before }),
      );
      continue;
    }
    const before = lowerThanAtBase(watch, car, snapshot);
    if (before === null || !isBoundByPrice(search)) continue;
    const vehicle = await vehicleOf(car.vin);
    if (vehicle === null || finder.isFoundAt(search, vehicle, before.price)) continue;
    const knownTotal = totalOf({ price: before.price, storeId: car.storeId }, snapshot.pricing);
    news.push(alertOf(watch, car, { kind: "lowered", total, before: knownTotal }));
  }
  return news;
}

/** Whether the car was visible to all visitors when the watch began, at a store that the watch covers. */
function wasListed(
  { base_seq: base, base_day: day, store_id: storeId }: WatchRow,
  { vin, condition, firstSeen }: Found,
  { listings, gatedOn }: DealerSnapshot,
): boolean {
  if (isGated({ status: "live", condition, firstSeen }, gatedOn(day))) return false;
  return listings
    .of(vin)
    .filter(({ store_id }) => storeId === null || store_id === storeId)
    .some(({ listed_seq, status, change_seq }) => {
      return listed_seq <= base && (status === "live" || change_seq > base);
    });
}

/** The former total of a car that was listed before the last digest; null = it was listed after it, or had no other price. */
function reducedSince(
  seen: number | null,
  { vin, storeId, priceBefore }: Found,
  { listings, pricing }: DealerSnapshot,
): number | null {
  const isNew =
    seen === null ||
    listings.of(vin).some((one) => one.store_id === storeId && one.listed_seq > seen);
  return isNew ? null : totalOf({ price: priceBefore, storeId }, pricing);
}

/** The price when the watch began, if it was higher or not stated ("Call for price"); null = it was neither. */
function lowerThanAtBase(
  { base_seq: base }: WatchRow,
  { vin, storeId, price }: Found,
  { listings }: DealerSnapshot,
): { price: number | null } | null {
  const before = listings.priceAt(vin, storeId, base);
  if (before === undefined || price === null) return null;
  return before === null || before > price ? { price: before } : null;
}

function isBoundByPrice({ criteria: { priceMax, paymentMax } }: WatchSearch): boolean {
  return priceMax !== undefined || paymentMax !== undefined;
}
