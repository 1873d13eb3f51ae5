import { addDays } from "./dates.ts";
import { everyCar } from "./every-car.ts";
import { feedLine } from "./feed-line.ts";
import type { DemoCar } from "./make-car.ts";
import { offeredOn } from "./snapshot.ts";

export interface DemoFeedOptions {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether the feed names photos of a car. Default: of every car. */
  hasPhotos?: ((car: DemoCar) => boolean) | undefined;
}

/** Feeds of one store during the last month, oldest first. */
export interface DemoFeed {
  dealerId: string;
  storeId: string;
  snapshots: { date: string; lines: string[] }[];
}

/** Days relative to the demo's date on which the stores sent their whole inventory. */
const snapshotDays = [-30, -10, 0] as const;

/**
 * The demo dealers' feeds up to `date` (YYYY-MM-DD), as JSON lines. Another date shifts all days and
 * changes nothing else; the same date gives the same bytes on every machine.
 */
export function demoFeeds({ date, hasPhotos = () => true }: DemoFeedOptions): DemoFeed[] {
  return everyCar().map(({ lot, cars }) => ({
    dealerId: lot.dealerId,
    storeId: lot.storeId,
    snapshots: snapshotDays.map((day) => ({
      date: addDays(date, day),
      lines: offeredOn(cars, day).map((car) => feedLine(car, date, hasPhotos(car))),
    })),
  }));
}
