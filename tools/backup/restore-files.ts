import { cp, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { BackupError } from "./backup-error.ts";
import type { BackupPaths } from "./backup-paths.ts";
import type { Manifest } from "./manifest.ts";
import { filesIn } from "./store-file.ts";
import { keyFiles, messageFolders } from "./store-site-files.ts";

/** A folder of the backup, and where it belongs. */
interface Part {
  stored: string;
  target: string;
  /** Name of the target for the operator. */
  name: string;
}

export interface FileOptions {
  /** Leave the dealers' configuration and the release store as they are. */
  dataOnly: boolean;
  /** True = messages may be added to existing messages. */
  replace: boolean;
}

/** The folders that a backup contains. */
function partsOf(manifest: Manifest, places: BackupPaths, { dataOnly }: FileOptions): Part[] {
  const { dataDir, dealersDir, releasesDir } = places;
  const messages = messageFolders.map((name) => ({
    stored: `messages/${name}`,
    target: path.join(dataDir, name),
    name: path.join(dataDir, name),
  }));
  if (dataOnly) return messages;
  const dealers = { stored: "dealers", target: dealersDir, name: `DEALERS_DIR (${dealersDir})` };
  const releases = {
    stored: "releases",
    target: releasesDir,
    name: `RELEASES_DIR (${releasesDir})`,
  };
  return [...messages, dealers, ...(manifest.hasReleases ? [releases] : [])];
}

/**
 * The folders that are still to be written: folders that have the same files already are left out. Nothing is written.
 * @throws BackupError for a folder with other files, and for keys that differ
 */
export async function checkTargets(
  folder: string,
  manifest: Manifest,
  places: BackupPaths,
  options: FileOptions,
): Promise<Part[]> {
  const open: Part[] = [];
  for (const part of partsOf(manifest, places, options)) {
    const present = await filesIn(part.target);
    const isMessages = part.stored.startsWith("messages/");
    if (present.length === 0 || (isMessages && options.replace)) open.push(part);
    else if (!(await isSame(path.join(folder, part.stored), part.target))) {
      const way = isMessages
        ? "use --replace to add to them"
        : "name an empty folder, or use --data-only";
      throw new BackupError(`${part.name} has other files: ${way}`);
    }
  }
  for (const name of keyFiles) await checkKeys(folder, manifest, path.join(places.dataDir, name));
  return open;
}

async function isSame(left: string, right: string): Promise<boolean> {
  const files = await filesIn(left);
  if (files.join("\n") !== (await filesIn(right)).join("\n")) return false;
  for (const file of files) {
    const [one, other] = await Promise.all(
      [left, right].map((folder) => readFile(path.join(folder, file))),
    );
    if (!one || !other?.equals(one)) return false;
  }
  return true;
}

/** Keys are never overwritten: data that they have encrypted could not be read again. */
async function checkKeys(folder: string, { hasKeys }: Manifest, target: string): Promise<void> {
  if (!hasKeys) return;
  const [stored, present] = await Promise.all(
    [path.join(folder, "keys", path.basename(target)), target].map((file) =>
      readFile(file, "utf8").catch(() => null),
    ),
  );
  if (stored === null || present === null || stored === present) return;
  throw new BackupError(`${target} has another key than the backup: move it away first`);
}

/** Copies the folders and the keys; `parts` come from `checkTargets`. */
export async function restoreFiles(
  folder: string,
  manifest: Manifest,
  { dataDir }: BackupPaths,
  parts: readonly Part[],
): Promise<void> {
  for (const { stored, target } of parts) {
    const source = path.join(folder, stored);
    if ((await filesIn(source)).length === 0) continue;
    await mkdir(target, { recursive: true });
    await cp(source, target, { recursive: true });
  }
  if (!manifest.hasKeys) return;
  for (const name of keyFiles) {
    const source = path.join(folder, "keys", name);
    if ((await filesIn(path.dirname(source))).includes(name))
      await cp(source, path.join(dataDir, name));
  }
}

/** Removes what `restoreFiles` has copied into folders that were empty. */
export async function removeRestored(folder: string, parts: readonly Part[]): Promise<void> {
  for (const { stored, target } of parts) {
    for (const file of await filesIn(path.join(folder, stored))) {
      await rm(path.join(target, file), { force: true });
    }
  }
}
