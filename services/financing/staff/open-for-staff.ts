import { existsSync } from "node:fs";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { disableCoreDumps } from "@forecourt/service-kit/no-core-dumps";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { openWrapper } from "@forecourt/service-kit/vault/open-wrapper";
import { financingConfig } from "../config.ts";
import type { FinancingTables } from "../store/tables.ts";
import { migrateFinancing } from "../store.ts";
import { openVault } from "../vault/vault.ts";
import type { StaffDeps } from "./staff-deps.ts";

/**
 * The database and the vault of a site, for a command beside it: with the site's variables, or the keys that
 * the site made in its data folder. Creates nothing.
 * @throws StaffError when there is no database
 */
export async function openForStaff(env: Env): Promise<StaffDeps> {
  disableCoreDumps();
  const config = financingConfig(env);
  const { database: location, dataDir } = config;
  if ("file" in location && !existsSync(location.file)) {
    throw new StaffError(`no financing database at ${path.resolve(location.file)}: check DATA_DIR`);
  }
  const hasLocalKeys = existsSync(path.join(dataDir, "vault-keys"));
  const wrapper = openWrapper({
    dataDir,
    vault: { ...config.vault, isProduction: !hasLocalKeys },
    onMade() {},
  });
  const now = () => new Date();
  const database = openDatabase<FinancingTables>(location);
  await migrateFinancing(database);
  return { database, vault: await openVault({ database, wrapper, now }), now };
}
