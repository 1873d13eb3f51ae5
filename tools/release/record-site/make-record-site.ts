import { cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { serviceNames } from "@forecourt/contracts/services";
import { copyReleases } from "../../start/copy-live-releases.ts";
import { storedConfiguration } from "../configurations.ts";
import type { SiteFolders } from "../releases-dir.ts";

/** Folders of a site that shows the pages of a record. */
export interface RecordSite extends SiteFolders {
  /** Differences from the time of the record, a line each. */
  differences: string[];
  remove(): Promise<void>;
}

/** Copies a configuration of the dealers; returns the differences from the time of the record, a line each. */
type CopyDealers = (to: string) => Promise<string[]>;

/**
 * Copies the sources of a record's pages to a temporary folder: its releases, the configuration of that time, and the
 * present cars. Leads, visitors, and applications are not copied, because they are personal.
 * @param copyDealers copies another configuration instead
 * @throws Error when one of the releases is not in the store any more
 */
export async function makeRecordSite(
  site: SiteFolders,
  record: ReleaseRecord,
  copyDealers: CopyDealers = (to) => copyConfigurationOf(site, record, to),
): Promise<RecordSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-record-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const [releasesDir, dealersDir, dataDir] = ["releases", "dealers", "data"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  try {
    await copyReleases(site.releasesDir, releasesDir, record);
    const differences = await copyDealers(dealersDir);
    const hasCars = await copyCars(site.dataDir, dataDir);
    return {
      releasesDir,
      dealersDir,
      dataDir,
      differences: [
        ...differences,
        hasCars
          ? "The cars are a copy of the current inventory."
          : "The cars are demo cars, because DATA_DIR has no inventory.sqlite.",
        ...servicesOfCheckout(record),
      ],
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Copies the configuration of the record's time to the folder `to`, or the present configuration if the store has no
 * copy of it. Returns the differences from the time of the record, a line each.
 */
export async function copyConfigurationOf(
  { releasesDir, dealersDir }: Pick<SiteFolders, "releasesDir" | "dealersDir">,
  { configuration }: ReleaseRecord,
  to: string,
): Promise<string[]> {
  const stored = await storedConfiguration(releasesDir, configuration);
  await cp(stored ?? dealersDir, to, { recursive: true });
  if (stored !== null) return [];
  return ["The dealers' configuration is the present one: the store has no copy of that time."];
}

/** Services of which the record names no release. */
function servicesOfCheckout({ services = {} }: ReleaseRecord): string[] {
  const names = serviceNames.filter((name) => services[name]?.release === undefined);
  if (names.length === 0) return [];
  if (names.length === serviceNames.length) return ["The services run from this checkout."];
  return [`These services run from this checkout: ${names.join(", ")}.`];
}

/** Copies the cars as they are at one moment; false when there are none. The site that has them may be running. */
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
