import type { FeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { AlertDeps } from "./alerts/alert-deps.ts";
import type { SyncedIndex } from "./index-sync/synced-index.ts";
import type { PriceSource } from "./pricing/dealer-pricing.ts";
import type { InventoryStore } from "./store.ts";

/** Dependencies of the inventory service's routes. */
export interface Deps {
  /** The current dealer configuration: stores, fees, finance programs, contents of pages. */
  dealers: { current(): PriceSource & Pick<Dealers, "content"> };
  /** The search index of each dealer. */
  inventory: Pick<SyncedIndex, "indexFor">;
  /** All vehicles in full, including sold ones. */
  store: Pick<
    InventoryStore,
    | "vehicleByVin"
    | "vehiclesByVin"
    | "vehicleByStockNumber"
    | "liveVehicles"
    | "similarVehicles"
    | "knownCars"
    | "carNames"
  >;
  /** Dependencies of mails about cars; null = this application sends no such mails, as in tests of the search. */
  alerts?: AlertDeps | null;
  /** How the feeds of all stores are; missing = this application does not know, as in tests of the search. */
  feedHealth?: () => Promise<FeedHealth[]>;
  /** YYYY-MM-DD; default: the current day in UTC. */
  today?: () => string;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  /** See `BaseApp.version`. */
  version?: () => string | null;
  /** Default: the metrics of every service. */
  metrics?: Metrics;
  log: Log;
  ready: () => Promise<ReadyReport>;
}
