import { existsSync } from "node:fs";
import path from "node:path";
import { type Database, type DatabaseLocation, openDatabase } from "../db.ts";
import { disableCoreDumps } from "../no-core-dumps.ts";
import { openWrapper } from "../vault/open-wrapper.ts";
import { openVault, type Vault } from "../vault/vault.ts";
import type { VaultConfig } from "../vault/vault-config.ts";
import { StaffError } from "./staff-error.ts";

interface Options<T> {
  /** Area that owns the vault, such as "financing". */
  area: string;
  config: { database: DatabaseLocation; dataDir: string; vault: VaultConfig };
  migrate(database: Database<T>): Promise<void>;
}

/**
 * The database and the vault of an area, for a command beside the site: with the site's variables, or the keys that
 * the site made in its data folder. Creates nothing.
 * @throws StaffError when there is no database
 */
export async function openForStaff<T>({
  area,
  config,
  migrate,
}: Options<T>): Promise<{ database: Database<T>; vault: Vault; now: () => Date }> {
  disableCoreDumps();
  const { database: location, dataDir } = config;
  if ("file" in location && !existsSync(location.file)) {
    throw new StaffError(`no ${area} database at ${path.resolve(location.file)}: check DATA_DIR`);
  }
  const hasLocalKeys = existsSync(path.join(dataDir, "vault-keys"));
  const wrapper = openWrapper({
    dataDir,
    vault: { ...config.vault, isProduction: !hasLocalKeys },
  });
  const now = () => new Date();
  const database = openDatabase<T>(location);
  await migrate(database);
  return { database, vault: await openVault({ area, database, wrapper, now }), now };
}
