import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

/** Plain http only for this machine, for tests. */
const serviceUrl = z
  .url()
  .refine(
    (url) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url),
    "expected https://…",
  );

/** Replicas of a service, comma-separated. */
const replicas = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: "expected http://host:port for each" })));

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
  /** Master keys, `1:<base64url of 32 bytes>,2:<…>`. */
  VAULT_KEYS: z.string().optional(),
  /** The version of the master key for new data keys; missing = the last. */
  VAULT_KEY_VERSION: z.string().optional(),
  /** A key service, instead of VAULT_KEYS. */
  VAULT_KMS_URL: serviceUrl.optional(),
  VAULT_KMS_TOKEN: z.string().min(8, "expected at least 8 characters").optional(),
  /** The bureau for soft pulls; missing = the sandbox, whose answers are labelled as invented. */
  BUREAU_URL: serviceUrl.optional(),
  BUREAU_TOKEN: z.string().min(8, "expected at least 8 characters").optional(),
});

export type FinancingConfig = ReturnType<typeof financingConfig>;

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
    vault: {
      isProduction: config.FORECOURT_STAGE === "production",
      keys: config.VAULT_KEYS ?? null,
      version: config.VAULT_KEY_VERSION ?? null,
      keyService: withToken(config.VAULT_KMS_URL, config.VAULT_KMS_TOKEN, "VAULT_KMS"),
    },
  });
}

export type VaultConfig = FinancingConfig["vault"];

function withToken(url: string | undefined, token: string | undefined, name: string) {
  if (url === undefined) return null;
  if (token === undefined) {
    throw new Error(`The environment is not usable:\n  ${name}_URL: needs ${name}_TOKEN`);
  }
  return { url, token };
}
