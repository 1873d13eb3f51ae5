import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertNews } from "../mails/alert-mail.ts";
import { newsOfCar, type ToldState } from "../matching/car-news.ts";
import type { DealerSnapshot } from "../matching/dealer-snapshot.ts";
import { type CarFinder, searchOfWatch } from "../matching/find-cars.ts";
import { newsOfSearch } from "../matching/search-news.ts";
import type { DueSubscriber } from "./due-subscribers.ts";

/** What a subscriber is told, and what is recorded as told. */
export interface Digest {
  subscriber: DueSubscriber["subscriber"];
  /** Each car once. */
  news: readonly AlertNews[];
  /** The new state of watches of a price, by the id of the watch. */
  states: readonly { watchId: string; told: ToldState }[];
  /** Cars that searches have told of. */
  told: readonly { watchId: string; vin: string }[];
}

export interface DigestContext {
  snapshot: DealerSnapshot;
  finder: CarFinder;
  /** The cars that the due watches name. */
  vehicles: ReadonlyMap<string, StoredVehicle>;
  vehicleOf(vin: string): Promise<StoredVehicle | null>;
}

/** Compares what a subscriber follows with the snapshot; writes nothing. */
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
      // A car that two watches find is listed under the first.
      if (!news.has(item.vin)) news.set(item.vin, item);
      told.push({ watchId: watch.id, vin: item.vin });
    }
  }
  return { subscriber, news: [...news.values()], states, told };
}
