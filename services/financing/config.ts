import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { externalToken, externalUrl, withToken } from "@forecourt/service-kit/external-services";
import { vaultConfig, vaultVariables } from "@forecourt/service-kit/vault/vault-config";
import { z } from "zod";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  FORECOURT_STAGE: variables.FORECOURT_STAGE,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** The leads service; missing = leads wait in the outbox. */
  UPSTREAM_LEADS: replicas.optional(),
  /** The inventory service; missing = cars are not looked up. */
  UPSTREAM_INVENTORY: replicas.optional(),
  ...vaultVariables,
  /** The bureau for soft pulls; missing = the sandbox, whose answers are labeled as invented. */
  BUREAU_URL: externalUrl.optional(),
  BUREAU_TOKEN: externalToken.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function financingConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "financing"),
    dataDir: config.DATA_DIR,
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    leads: config.UPSTREAM_LEADS ?? null,
    inventory: config.UPSTREAM_INVENTORY ?? null,
    bureau: withToken(config.BUREAU_URL, config.BUREAU_TOKEN, "BUREAU"),
    vault: vaultConfig(config),
  });
}
