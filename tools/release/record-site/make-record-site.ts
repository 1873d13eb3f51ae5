import { cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { copyReleases } from "../../start/copy-live-releases.ts";
import { storedConfiguration } from "../configurations.ts";
import type { SiteFolders } from "../releases-dir.ts";

/** Folders of a site that shows what a record showed. */
export interface RecordSite extends SiteFolders {
  /** What is not as it was, a line each. */
  differences: string[];
  remove(): Promise<void>;
}

/**
 * Copies what a record's pages were made of to a temporary folder: its releases, the configuration of that time and the
 * present cars. Leads, visitors and applications are not copied, because they are personal.
 * @param copyDealers fills the folder of the dealers' configuration instead
 * @throws Error when one of the releases is not in the store any more
 */
export async function makeRecordSite(
  site: SiteFolders,
  record: ReleaseRecord,
  copyDealers: ((to: string) => Promise<void>) | null = null,
): Promise<RecordSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-record-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const [releasesDir, dealersDir, dataDir] = ["releases", "dealers", "data"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  try {
    await copyReleases(site.releasesDir, releasesDir, record);
    const configuration = copyDealers
      ? "given"
      : await storedConfiguration(site.releasesDir, record.configuration);
    if (copyDealers) {
      await mkdir(dealersDir);
      await copyDealers(dealersDir);
    } else await cp(configuration ?? site.dealersDir, dealersDir, { recursive: true });
    const hasCars = await copyCars(site.dataDir, dataDir);
    return {
      releasesDir,
      dealersDir,
      dataDir,
      differences: differences({ configuration, hasCars }),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function differences(of: { configuration: string | null; hasCars: boolean }): string[] {
  return [
    ...(of.configuration === null
      ? ["The dealers' configuration is the present one: the store has no copy of that time."]
      : []),
    of.hasCars
      ? "The cars are a copy of the current inventory."
      : "The cars are demo cars, because DATA_DIR has no inventory.sqlite.",
    "The services run from this checkout.",
  ];
}

/** The cars, as they are at one moment; false when there are none. The site that they belong to may be running. */
async function copyCars(from: string, to: string): Promise<boolean> {
  const file = path.join(from, "inventory.sqlite");
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  await mkdir(to, { recursive: true });
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, path.join(to, "inventory.sqlite"));
  } finally {
    database.close();
  }
  return true;
}
