import type { ContentDeps } from "@forecourt/service-kit/content-service";
import type { Database } from "@forecourt/service-kit/db";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { SchedulerOf } from "./external-scheduler/run-call.ts";
import type { RecallsOf } from "./recalls/recall-source.ts";
import type { ServiceTables } from "./store/tables.ts";
import type { VehicleLookup } from "./visits/look-up-vehicle.ts";
import type { QueueVisitEvent } from "./visits/visit-event.ts";

/** Dependencies of the service routes. */
export interface Deps extends ContentDeps {
  database: Database<ServiceTables>;
  /** Called in the transaction of each booking, move and cancellation. */
  eventQueues: readonly QueueVisitEvent[];
  /** Called after each commit that queued notifications. */
  onCommitted(): void;
  /** Null = VINs cannot be looked up. */
  lookUpVehicle: VehicleLookup | null;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  /** The dealers' own scheduling systems. */
  schedulerOf: SchedulerOf;
  /**
   * Time for which a form waits for the answer of a dealer's own system, in ms, before its page shows that the answer
   * is awaited.
   */
  confirmWithinMs: number;
  /** Source of open recalls. */
  recallsOf: RecallsOf;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  ready: () => Promise<ReadyReport>;
  version?: () => string | null;
}
