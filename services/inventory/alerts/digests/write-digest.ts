import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertItem } from "../mails/alert-mail.ts";
import { alertOfCar, type ReportedState } from "../matching/car-alert.ts";
import type { DealerSnapshot } from "../matching/dealer-snapshot.ts";
import { type CarFinder, searchOfWatch } from "../matching/find-cars.ts";
import { alertsOfSearch } from "../matching/search-alerts.ts";
import type { DueSubscriber } from "./due-subscribers.ts";

/** The alerts for a subscriber, and the states that are recorded as reported. */
export interface Digest {
  subscriber: DueSubscriber["subscriber"];
  /** At most one entry for each car. */
  items: readonly AlertItem[];
  /** New states of `price` watches. */
  states: readonly { watchId: string; told: ReportedState }[];
  /** Cars to record as reported by a `search` or `similar` watch. */
  told: readonly { watchId: string; vin: string }[];
}

export interface DigestContext {
  snapshot: DealerSnapshot;
  finder: CarFinder;
  /** The cars that the due watches name. */
  vehicles: ReadonlyMap<string, StoredVehicle>;
  vehicleOf(vin: string): Promise<StoredVehicle | null>;
}

/** Compares a subscriber's watches with the snapshot. Does not write to the database. */
export async function writeDigest(
  { subscriber, watches, told: toldBefore }: DueSubscriber,
  context: DigestContext,
): Promise<Digest> {
  const { snapshot, vehicles } = context;
  const items = new Map<string, AlertItem>();
  const states: { watchId: string; told: ReportedState }[] = [];
  const told: { watchId: string; vin: string }[] = [];
  const followed = watches.filter(({ kind }) => kind === "price");
  for (const watch of followed) {
    const vehicle = vehicles.get(watch.subject);
    const found = vehicle && alertOfCar(watch, vehicle, snapshot);
    if (!found) continue;
    items.set(found.item.vin, found.item);
    states.push({ watchId: watch.id, told: found.told });
  }
  for (const watch of watches.filter(({ kind }) => kind !== "price")) {
    const search = searchOfWatch(watch, context);
    if (!search) continue;
    const searched = {
      watch,
      search,
      told: toldBefore.get(watch.id) ?? new Set<string>(),
      seen: subscriber.seen_seq,
    };
    for (const item of await alertsOfSearch(searched, context)) {
      // A car that several watches find is listed under the first.
      if (!items.has(item.vin)) items.set(item.vin, item);
      told.push({ watchId: watch.id, vin: item.vin });
    }
  }
  return { subscriber, items: [...items.values()], states, told };
}
