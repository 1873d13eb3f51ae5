import path from "node:path";
import type { DatabaseLocation } from "../db.ts";

/**
 * The location of an area's tables: the server of DATABASE_URL, else the area's SQLite file in the
 * data folder (`.data/inventory.sqlite`).
 */
export function databaseLocation(
  config: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  area: string,
): DatabaseLocation {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL };
  return { file: path.join(config.DATA_DIR, `${area}.sqlite`) };
}
