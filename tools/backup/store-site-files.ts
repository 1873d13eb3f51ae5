import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { BackupError } from "./backup-error.ts";
import type { BackupPaths } from "./backup-paths.ts";
import type { StoredFile } from "./manifest.ts";
import { filesIn, storeFile, storeFolder } from "./store-file.ts";

/** Folders of the data folder with messages that a site without a mail server, or a provider of texts, has written. */
export const messageFolders = ["mail", "sms"] as const;

/**
 * Files of the data folder with secrets: the master keys of the vault, and the secret that signs claims and links. If
 * the environment has the secrets, these files do not exist, and no backup has the secrets.
 */
export const keyFiles = ["vault-keys", "signing-secret"] as const;

export async function storeMessages(to: string, { dataDir }: BackupPaths): Promise<StoredFile[]> {
  const files = [];
  for (const name of messageFolders) {
    files.push(...(await storeFolder(to, `messages/${name}`, path.join(dataDir, name))));
  }
  return files;
}

/** @throws BackupError where the data folder has no keys */
export function requireKeys({ dataDir }: BackupPaths): void {
  if (keyFiles.some((name) => existsSync(path.join(dataDir, name)))) return;
  throw new BackupError(
    `--keys: expected ${keyFiles.join(" or ")} in ${dataDir}, found neither. A site with VAULT_KEYS or SIGNING_SECRET has its keys there: copy them from where you keep them`,
  );
}

export async function storeKeys(to: string, { dataDir }: BackupPaths): Promise<StoredFile[]> {
  const present = keyFiles.filter((name) => existsSync(path.join(dataDir, name)));
  return Promise.all(
    present.map((name) =>
      storeFile(to, `keys/${name}`, createReadStream(path.join(dataDir, name))),
    ),
  );
}

/** Records first, so that they name no release that is published while the others are copied. */
export async function storeReleases(
  to: string,
  { releasesDir }: BackupPaths,
): Promise<StoredFile[]> {
  const isRecord = (file: string) => file === "record.json" || file.startsWith("records/");
  const present = await filesIn(releasesDir);
  const files = [];
  for (const file of [...present.filter(isRecord), ...present.filter((one) => !isRecord(one))]) {
    const chunks = createReadStream(path.join(releasesDir, file));
    files.push(await storeFile(to, `releases/${file}`, chunks));
  }
  return files;
}
