import { cp, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  configurationFiles,
  readFolder,
  versionOf,
} from "@forecourt/service-kit/dealers/files/read-folder";
import { errorCode } from "@forecourt/service-kit/error-code";

/** Copies of the dealers' configuration, below the release store's folder, by their version. */
export const configurationsFolder = "configurations";

/** Copies the dealers' configuration into the store, where each version is once. Returns its version. */
export async function storeConfiguration(releasesDir: string, dealersDir: string): Promise<string> {
  const folder = path.join(releasesDir, configurationsFolder);
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(path.join(folder, ".staging-"));
  try {
    for (const [name, file] of await configurationFiles(dealersDir)) {
      await cp(file, path.join(staging, name));
    }
    // The version of the copy: the files may be edited at the same time.
    const version = versionOf(await readFolder(staging));
    await rename(staging, path.join(folder, version)).catch(throwUnlessThere);
    return version;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The folder of a stored version; null when the store has none. */
export async function storedConfiguration(
  releasesDir: string,
  version: string | undefined,
): Promise<string | null> {
  if (version === undefined || !/^[0-9a-f]{12}$/.test(version)) return null;
  const folder = path.join(releasesDir, configurationsFolder, version);
  return stat(folder).then(
    () => folder,
    () => null,
  );
}

function throwUnlessThere(error: unknown): void {
  const isThere = ["EEXIST", "ENOTEMPTY"].includes(errorCode(error) ?? "");
  if (!isThere) throw error;
}
