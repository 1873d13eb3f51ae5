import type { ContentDeps } from "@forecourt/service-kit/content-service";
import type { Database } from "@forecourt/service-kit/db";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Bureau } from "./bureau/bureau.ts";
import type { FindCar } from "./deal/find-car.ts";
import type { FinancingTables } from "./store/tables.ts";
import type { Vault } from "./vault/vault.ts";

/** Dependencies of the financing service's routes. */
export interface Deps extends ContentDeps {
  database: Database<FinancingTables>;
  vault: Vault;
  bureau: Bureau;
  /** The cars of the inventory. */
  findCar: FindCar;
  /** Called after each commit that queued a lead. */
  onCommitted(): void;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  ready: () => Promise<ReadyReport>;
  version?: () => string | null;
}
