import { type Env, readConfig, replicas, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** How often the search index looks for changes, in milliseconds. */
  INVENTORY_POLL_MS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "expected milliseconds from 1 to 999999")
    .transform(Number)
    .default(100),
  /** How often it is looked whether a feed is due, in milliseconds. */
  FEEDS_POLL_MS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "expected milliseconds from 1 to 9999999")
    .transform(Number)
    .default(15_000),
  /** Encrypts the addresses of alerts. */
  SIGNING_SECRET: variables.SIGNING_SECRET,
  /** The leads service; missing = mails wait in the outbox. */
  UPSTREAM_LEADS: replicas.optional(),
});

/** The service's configuration; fails at start and names every bad variable. */
export function inventoryConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: databaseLocation(config, "inventory"),
    dealersDir: config.DEALERS_DIR,
    logLevel: config.LOG_LEVEL,
    pollMs: config.INVENTORY_POLL_MS,
    feedsPollMs: config.FEEDS_POLL_MS,
    signingSecret: config.SIGNING_SECRET,
    leads: config.UPSTREAM_LEADS ?? null,
  });
}
