import type { Database } from "@forecourt/service-kit/db";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { Log } from "@forecourt/service-kit/log";
import type { SyncedIndex } from "../index-sync/synced-index.ts";
import type { InventoryTables } from "../store/tables.ts";
import type { InventoryStore } from "../store.ts";

/** The dependencies of alerts. */
export interface AlertDeps {
  database: Database<InventoryTables>;
  store: Pick<InventoryStore, "vehiclesByVin">;
  inventory: Pick<SyncedIndex, "indexFor" | "latestChange">;
  dealers: { current(): Dealers };
  /** The site's SIGNING_SECRET. */
  secret: string;
  now: () => Date;
  log: Log;
  /** Called after a commit that may have queued mails. */
  onQueued: () => void;
}
