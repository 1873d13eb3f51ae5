import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import { BackupError } from "./backup-error.ts";
import type { Manifest, StoredFile } from "./manifest.ts";
import { tableFile } from "./store-table.ts";

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws BackupError that names the first file that is missing, cut or changed
 */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const listed = new Set(manifest.files.map((file) => file.path));
  for (const [area, { tables }] of Object.entries(manifest.areas)) {
    for (const table of Object.keys(tables)) {
      const file = tableFile(area, table);
      if (!listed.has(file)) throw new BackupError(`the manifest does not list ${file}`);
    }
  }
  for (const file of manifest.files) await checkFile(folder, file);
}

async function checkFile(folder: string, stated: StoredFile): Promise<void> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path.join(folder, stated.path))) {
      const part = Buffer.from(chunk);
      hash.update(part);
      bytes += part.length;
    }
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new BackupError(`${stated.path} is missing from the backup`, { cause: error });
  }
  if (bytes !== stated.bytes) {
    throw new BackupError(`${stated.path} has ${bytes} bytes instead of ${stated.bytes}`);
  }
  if (hash.digest("hex") !== stated.sha256) {
    throw new BackupError(`${stated.path} is damaged: its sha256 is not that of the manifest`);
  }
}
