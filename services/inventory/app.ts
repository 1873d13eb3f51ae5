import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { PriceSource } from "./pricing/pricing.ts";
import { priceVerdictRoutes } from "./routes/price-verdict.ts";
import { searchRoutes } from "./routes/search.ts";
import { understandRoutes } from "./routes/understand.ts";
import { vehicleRoutes } from "./routes/vehicles.ts";
import { vocabularyRoutes } from "./routes/vocabulary.ts";
import type { LiveInventory } from "./search/live-inventory.ts";
import type { InventoryStore } from "./store.ts";

export interface Deps {
  /** Says which stores' cars are offered, and with which fees. */
  dealers: { current(): PriceSource };
  /** Answers searches. */
  inventory: Pick<LiveInventory, "carsOf">;
  /** Knows each car in full, the sold ones too. */
  store: Pick<
    InventoryStore,
    "vehicleByVin" | "vehiclesByVin" | "vehicleByStockNumber" | "liveVehicles" | "similarCars"
  >;
  /** YYYY-MM-DD; default: UTC's. */
  today?: () => string;
  log: Log;
  ready: () => Promise<ReadyReport>;
}

/** The inventory service. */
export function createApp({ log, ready, ...deps }: Deps): Express {
  return createBaseApp({ log, ready }, (app) => {
    searchRoutes(app, deps);
    vehicleRoutes(app, deps);
    vocabularyRoutes(app, deps);
    understandRoutes(app, deps);
    priceVerdictRoutes(app, deps);
  });
}
