import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertNews } from "../mails/alert-mail.ts";
import { newsOfCar, type ToldState } from "../matching/car-news.ts";
import type { DealerSnapshot } from "../matching/dealer-snapshot.ts";
import { type CarFinder, searchOfWatch } from "../matching/find-cars.ts";
import { newsOfSearch } from "../matching/search-news.ts";
import type { DueSubscriber } from "./due-subscribers.ts";

/** The news for a subscriber, and what is recorded as reported. */
export interface Digest {
  subscriber: DueSubscriber["subscriber"];
  /** At most one entry for each car. */
  news: readonly AlertNews[];
  /** New states of `price` watches. */
  states: readonly { watchId: string; told: ToldState }[];
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
  const news = new Map<string, AlertNews>();
  const states: { watchId: string; told: ToldState }[] = [];
  const told: { watchId: string; vin: string }[] = [];
  const followed = watches.filter(({ kind }) => kind === "price");
  for (const watch of followed) {
    const vehicle = vehicles.get(watch.subject);
    const found = vehicle && newsOfCar(watch, vehicle, snapshot);
    if (!found) continue;
    news.set(found.news.vin, found.news);
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
    for (const item of await newsOfSearch(searched, context)) {
      // A car that several watches find is listed under the first.
      if (!news.has(item.vin)) news.set(item.vin, item);
      told.push({ watchId: watch.id, vin: item.vin });
    }
  }
  return { subscriber, news: [...news.values()], states, told };
}
