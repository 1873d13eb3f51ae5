import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

/** Replicas of a service, comma-separated. */
const replicas = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: "expected http://host:port for each" })));

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** The trade service, which looks up VINs; missing = year, make and model are typed. */
  UPSTREAM_TRADE: replicas.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function serviceConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "service"),
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    trade: config.UPSTREAM_TRADE ?? null,
  });
}
