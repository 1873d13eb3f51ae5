import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const OTHERS_MAY_WRITE = 0o002;

/** Files that this process and its children create are readable by their owner only. */
export function createFilesPrivately(): void {
  process.umask(0o077);
}

/**
 * Takes other users' access to a data folder and to the files that earlier releases have left in it: leads, visitors,
 * mails, and logs contain personal data. A folder that everybody may write to, such as /tmp, stays open.
 */
export function closeDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const mode = modeOf(entry.name, entry.isDirectory());
    if (mode !== null) chmodSync(path.join(dataDir, entry.name), mode);
  }
  const isShared = (statSync(dataDir).mode & OTHERS_MAY_WRITE) !== 0;
  if (!isShared) chmodSync(dataDir, 0o700);
}

const ownFiles =
  /\.sqlite(?:-wal|-shm)?$|^(?:run\.json|signing-secret|last-good-dealers\.json|last-backup\.json)$/;
const ownFolders = /^(?:logs|mail|sms|images)$/;

/** Mode for a file or folder of the site; null for any other. */
function modeOf(name: string, isFolder: boolean): number | null {
  if (isFolder) return ownFolders.test(name) ? 0o700 : null;
  return ownFiles.test(name) ? 0o600 : null;
}
