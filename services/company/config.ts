import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { vaultConfig, vaultVariables } from "@forecourt/service-kit/vault/vault-config";
import { z } from "zod";
import { parseClamdAddress } from "./resumes/scan/clamd.ts";

const clamd = z.string().transform((text, context) => {
  const address = parseClamdAddress(text);
  if (address !== null) return address;
  context.addIssue({ code: "custom", message: "expected host:port or the path of a socket" });
  return z.NEVER;
});

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  FORECOURT_STAGE: variables.FORECOURT_STAGE,
  LOG_LEVEL: variables.LOG_LEVEL,
  ...vaultVariables,
  /** The leads service; missing = job applications are answered with 503. */
  UPSTREAM_LEADS: replicas.optional(),
  /** The virus scanner; missing = resumes are not scanned. */
  CLAMD: clamd.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function companyConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "company"),
    dataDir: config.DATA_DIR,
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    leads: config.UPSTREAM_LEADS ?? null,
    clamd: config.CLAMD ?? null,
    vault: vaultConfig(config),
  });
}
