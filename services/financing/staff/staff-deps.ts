import type { Database } from "@forecourt/service-kit/db";
import type { FinancingTables } from "../store/tables.ts";
import type { Vault } from "../vault/vault.ts";

/** Dependencies of the finance staff's commands. */
export interface StaffDeps {
  database: Database<FinancingTables>;
  vault: Vault;
  now: () => Date;
}
