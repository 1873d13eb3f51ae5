import { mkdir } from "node:fs/promises";
import { BackupError } from "./backup-error.ts";
import { type BackupPaths, writeDatabases } from "./backup-paths.ts";
import { checkFiles } from "./check-files.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { checkMigrations, dropTables, presentTables, restoreAreas } from "./restore-areas.ts";
import { checkTargets, type FileOptions, removeRestored, restoreFiles } from "./restore-files.ts";

/** Reads a whole backup and checks whether this version could restore it. @throws BackupError when not */
export async function checkBackup(from: string): Promise<Manifest> {
  const manifest = await readManifest(from);
  await checkFiles(from, manifest);
  checkMigrations(manifest);
  return manifest;
}

/**
 * Restores a backup. Everything is checked before anything is written, and the databases are compared with the manifest
 * before their transactions end: a restore that fails leaves them as they were. @throws BackupError
 */
export async function restoreBackup(
  from: string,
  places: BackupPaths,
  options: FileOptions,
): Promise<Manifest> {
  const manifest = await checkBackup(from);
  const parts = await checkTargets(from, manifest, places, options);
  await mkdir(places.dataDir, { recursive: true, mode: 0o700 });
  await writeDatabases(places, async (tables) => {
    const present = await presentTables(tables);
    if (present.length > 0 && !options.replace) {
      throw new BackupError(
        `the database is not empty: it has ${present[0]} and ${present.length - 1} other tables. With --replace, they are removed first.`,
      );
    }
    await dropTables(tables);
    await restoreAreas(from, manifest, tables);
    try {
      await restoreFiles(from, manifest, places, parts);
    } catch (error) {
      await removeRestored(from, parts);
      throw error;
    }
  });
  return manifest;
}
