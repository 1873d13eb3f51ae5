import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import {
  createDealerIndexBuilder,
  matchingVehicles,
  runToCompletion,
} from "@forecourt/search-index";
import type { WatchRow } from "../../store/alert-tables.ts";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import { type Criteria, criteriaOf, searchOf } from "./dealer-search.ts";
import type { DealerSnapshot } from "./dealer-snapshot.ts";
import { isOneLike, searchForOneLike } from "./one-like.ts";

/** The search of a watch. */
export interface WatchSearch {
  criteria: Criteria;
  storeId: string | null;
  accepts(vehicle: Pick<VehicleSummary, "vin" | "condition">): boolean;
}

type Watched = Pick<WatchRow, "kind" | "subject" | "store_id">;

/** The search of a watch; null = its car, or a make or model of its search, no longer exists. */
export function searchOfWatch(
  { kind, subject, store_id: storeId }: Watched,
  {
    snapshot,
    vehicles,
  }: { snapshot: DealerSnapshot; vehicles: ReadonlyMap<string, StoredVehicle> },
): WatchSearch | null {
  if (kind === "search") {
    const state = searchOf(subject, snapshot);
    return state && { criteria: criteriaOf(state, snapshot.site), storeId, accepts: () => true };
  }
  const vehicle = vehicles.get(subject);
  if (!vehicle) return null;
  const criteria = searchForOneLike(vehicle);
  return { criteria, storeId, accepts: (found) => isOneLike(vehicle, found) };
}

/** Finds the cars of watches. Runs each distinct search once. */
export interface CarFinder {
  /** The cars that match now and have changed since the oldest watch. */
  carsOf(search: WatchSearch): readonly VehicleSummary[];
  /** Whether a car would match at another price, in cents without fees. */
  isFoundAt(search: WatchSearch, vehicle: StoredVehicle, price: number | null): boolean;
}

/** @param since the lowest change number at which a watch began */
export function carFinder(snapshot: DealerSnapshot, since: number): CarFinder {
  const { cars, pricing, listings, gatedOn, today } = snapshot;
  const found = new Map<string, readonly VehicleSummary[]>();
  const gated = gatedOn(today);
  // Only cars that have changed since, or were early access, can cause an alert.
  const isWanted = (vin: string) =>
    gated !== null ||
    listings.of(vin).some((one) => Math.max(one.listed_seq, one.change_seq) > since);
  return {
    carsOf({ criteria, storeId, accepts }) {
      const key = JSON.stringify([storeId, criteria]);
      const known =
        found.get(key) ??
        uniqueByVin(matchingVehicles(cars, { storeId, pricing, gated }, criteria, isWanted));
      found.set(key, known);
      return known.filter(accepts);
    },
    isFoundAt({ criteria, storeId }, vehicle, price) {
      const builder = createDealerIndexBuilder();
      builder.push({ ...vehicle, price, image: null });
      const alone = runToCompletion(builder.build());
      return matchingVehicles(alone, { storeId, pricing }, criteria, () => true).length > 0;
    },
  };
}

function uniqueByVin(vehicles: readonly VehicleSummary[]): VehicleSummary[] {
  return [...new Map(vehicles.map((vehicle) => [vehicle.vin, vehicle])).values()];
}
