import type { ContentDeps } from "@forecourt/service-kit/content-service";
import type { Database } from "@forecourt/service-kit/db";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { CarLookupSources } from "./car-lookup/look-up-car.ts";
import type { InventoryClient } from "./inventory-client.ts";
import type { TradeTables } from "./store/tables.ts";
import type { Valuer } from "./valuation/valuation.ts";

/** Dependencies of the trade service's routes. */
export interface Deps extends ContentDeps {
  database: Database<TradeTables>;
  /** Null = no source of values is configured. */
  valuer: Valuer | null;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  /** Called after each commit that queued a lead. */
  onCommitted(): void;
  lookupSources: CarLookupSources;
  /** Null = the inventory service is not configured. */
  inventory: InventoryClient | null;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  ready: () => Promise<ReadyReport>;
  version?: () => string | null;
}
