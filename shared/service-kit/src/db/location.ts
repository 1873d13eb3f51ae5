import path from "node:path";
import type { DatabaseLocation } from "../db.ts";

/**
 * Where an area's tables are: on the server that DATABASE_URL names, else in the area's own SQLite
 * file below the data folder (`.data/inventory.sqlite`).
 */
export function databaseLocation(
  config: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  area: string,
): DatabaseLocation {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL };
  return { file: path.join(config.DATA_DIR, `${area}.sqlite`) };
}
