import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Log } from "../log.ts";
import { environmentKeys, parseMasterKeys } from "./environment-keys.ts";
import { keyService } from "./key-service.ts";
import type { KeyWrapper } from "./key-wrapper.ts";
import type { VaultConfig } from "./vault-config.ts";

interface Setting {
  vault: VaultConfig;
  dataDir: string;
  /** Gets a warning with the file when a key was made. */
  log?: Pick<Log, "warn">;
}

/**
 * The key service, else the master keys of the environment. Without both, production is refused; elsewhere a
 * key is made in the data folder.
 * @throws Error that names the variable
 */
export function openWrapper({ vault, dataDir, log }: Setting): KeyWrapper {
  if (vault.keyService !== null) return keyService(vault.keyService);
  if (vault.keys !== null) return wrapperOf(vault.keys, vault.version);
  if (vault.isProduction) {
    throw new Error(
      "The environment is not usable:\n  VAULT_KEYS: missing; in production the vault needs master keys, or a key service at VAULT_KMS_URL",
    );
  }
  const onMade = (file: string) =>
    log?.warn({ file }, "made a master key of the vault for development: back it up with the data");
  return wrapperOf(localMasterKeys(dataDir, onMade), vault.version);
}

function wrapperOf(keys: string, version: string | null): KeyWrapper {
  try {
    return environmentKeys(parseMasterKeys(keys, version ?? undefined));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The environment is not usable:\n  VAULT_KEYS: ${reason}`, { cause: error });
  }
}

/** A text for VAULT_KEYS with one random key. */
export function newMasterKeys(): string {
  return `1:${randomBytes(32).toString("base64url")}`;
}

/**
 * The master keys of an installation that has configured none: a file in the data folder that its owner alone
 * can read. Of processes that start at once, all get the same.
 */
export function localMasterKeys(dataDir: string, onMade: (file: string) => void): string {
  const file = path.join(dataDir, "vault-keys");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    writeFileSync(temporary, newMasterKeys(), { mode: 0o600 });
    try {
      // Fails when another process was first.
      linkSync(temporary, file);
      onMade(file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(temporary);
    }
  }
  return readFileSync(file, "utf8").trim();
}
