import { readFile } from "node:fs/promises";
import path from "node:path";
import { ServiceManifest, type ServiceReleaseName } from "@forecourt/contracts/service-release";
import { integrityOf, manifestFile, releaseFolder } from "./release-folder.ts";

/**
 * Contract of the service, stored beside `release.json`: the store keeps other contracts only while a record names
 * them.
 */
export const contractFile = "contract.json";

/** Folder of the service's files, which are named by their path in the repository. */
export function serviceFilesFolder(folder: string): string {
  return path.join(folder, "files");
}

/**
 * Reads and checks the `release.json` of a service.
 * @param integrity what the record states of it; missing = it is not compared
 * @throws Error with the file's path when it is missing, malformed or not what the record states
 */
export async function readServiceManifest(
  releasesDir: string,
  name: ServiceReleaseName,
  release: string,
  integrity?: string,
): Promise<ServiceManifest> {
  const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
  const bytes = await readFile(file);
  if (integrity !== undefined && integrityOf(bytes) !== integrity) {
    throw new Error(`${file} is not what the record states: its sha384 differs`);
  }
  const manifest = ServiceManifest.safeParse(JSON.parse(bytes.toString("utf8")));
  if (!manifest.success) throw new Error(`${file}: ${manifest.error.message}`);
  const { name: statedName, release: statedRelease } = manifest.data;
  if (statedName !== name || statedRelease !== release) {
    throw new Error(`${file} says it is ${statedName}/${statedRelease}`);
  }
  return manifest.data;
}
