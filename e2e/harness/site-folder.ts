import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { releasesDirOf } from "../../tools/release/releases-dir.ts";
import { checkDealers } from "../../tools/start/check-dealers.ts";
import { copyLiveReleases } from "../../tools/start/copy-live-releases.ts";
import { preparedFolder } from "./config.ts";
import { type PreparedData, preparedData } from "./prepared-data.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface SiteFolder {
  folder: string;
  dealersDir: string;
  releasesDir: string;
  remove(): Promise<void>;
}

/**
 * A folder with copies of the dealers' configuration and of the live releases, for one site to use
 * and its tests to break. Its data folder is empty.
 */
export async function makeSiteFolder(): Promise<SiteFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-e2e-"));
  const dealersDir = path.join(folder, "dealers");
  const releasesDir = path.join(folder, "releases");
  await cp(path.join(root, "dealers"), dealersDir, { recursive: true });
  await copyLiveReleases(releasesDirOf(processEnv()), releasesDir);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  return { folder, dealersDir, releasesDir, remove };
}

/** Functions that change the texts of files, by the files' paths in the dealers' folder. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

export async function editFiles(dealersDir: string, edits: Edits): Promise<void> {
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(dealersDir, name);
    await writeFile(file, edit(await readFile(file, "utf8")));
  }
}

/** Edits a configuration before its site starts, and checks it as a start does. */
export async function editPrepared(
  prepared: PreparedData,
  dealersDir: string,
  edits: Edits,
): Promise<PreparedData> {
  if (Object.keys(edits).length === 0) return prepared;
  await editFiles(dealersDir, edits);
  const { version } = await checkDealers(dealersDir);
  return { ...prepared, checkedDealers: version };
}

/** Copies the run's prepared data, with the demo inventory, into a site's folder. */
export async function copyPreparedData({ folder }: SiteFolder): Promise<PreparedData> {
  const { dataDir, about } = preparedData(preparedFolder());
  await cp(dataDir, path.join(folder, "data"), { recursive: true });
  return JSON.parse(await readFile(about, "utf8")) as PreparedData;
}
