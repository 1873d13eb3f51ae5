import type { Env } from "@forecourt/service-kit/config";
import * as kit from "@forecourt/service-kit/staff/open-for-staff";
import { financingConfig } from "../config.ts";
import { migrateFinancing } from "../store.ts";
import type { StaffDeps } from "./staff-deps.ts";

/**
 * The database and the vault of a site, for a command beside it. Creates nothing.
 * @throws StaffError when there is no database
 */
export async function openForStaff(env: Env): Promise<StaffDeps> {
  const config = financingConfig(env);
  return kit.openForStaff({ area: "financing", config, migrate: migrateFinancing });
}
