import type { Env } from "@forecourt/service-kit/config";
import * as kit from "@forecourt/service-kit/staff/open-for-staff";
import { companyConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import { migrateCompany } from "../store.ts";

/** Dependencies of the commands for people who hire. */
export interface StaffDeps extends Pick<Deps, "database" | "vault" | "now"> {
  issuer: string;
}

/**
 * The database and the vault of a site, for a command beside it. Creates nothing.
 * @throws StaffError when there is no database
 */
export async function openForStaff(env: Env): Promise<StaffDeps> {
  const config = companyConfig(env);
  const opened = await kit.openForStaff({ area: "company", config, migrate: migrateCompany });
  return { ...opened, issuer: "Resumes" };
}
