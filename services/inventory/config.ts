import path from "node:path";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DATABASE_URL: variables.DATABASE_URL,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** How often the search index looks for changes, in milliseconds. */
  INVENTORY_POLL_MS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "expected milliseconds from 1 to 999999")
    .transform(Number)
    .default(250),
});

/** The service's configuration; fails at start and names every bad variable. */
export function inventoryConfig(env: Env) {
  const config = readConfig(Variables, env);
  return Object.freeze({
    database: inventoryDatabase(config),
    logLevel: config.LOG_LEVEL,
    pollMs: config.INVENTORY_POLL_MS,
  });
}

/** Where the inventory is kept: on the server, when one is named, else in a file of its own. */
export function inventoryDatabase({
  DATA_DIR,
  DATABASE_URL,
}: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}): DatabaseLocation {
  return DATABASE_URL ? { url: DATABASE_URL } : { file: path.join(DATA_DIR, "inventory.sqlite") };
}
