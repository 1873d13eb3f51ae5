import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AreaMigrations, Migration } from "@forecourt/service-kit/db/migrate";
import { root } from "../build/base-config.ts";

/**
 * Every area that has tables: each service with `migrations/list.ts`, which has one export, the migrations in their
 * order.
 */
export const storedAreas: readonly AreaMigrations[] = await Promise.all(
  readdirSync(path.join(root, "services"))
    .map((area) => ({ area, file: path.join(root, "services", area, "migrations/list.ts") }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ area, file }) => ({ area, migrations: await migrationsIn(file) })),
);

async function migrationsIn(file: string): Promise<readonly Migration[]> {
  const exported: Record<string, readonly Migration[]> = await import(pathToFileURL(file).href);
  const [migrations, ...others] = Object.values(exported);
  if (!migrations || others.length > 0) throw new Error(`${file}: expected one export`);
  return migrations;
}
