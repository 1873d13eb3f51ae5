import { rm } from "node:fs/promises";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { ensureReleases } from "../release/ensure.ts";
import { copyConfigurationOf } from "../release/record-site/make-record-site.ts";
import type { SiteFolders } from "../release/releases-dir.ts";
import { recordOf } from "../release/show.ts";
import { copyLiveReleases, copyReleases } from "../start/copy-live-releases.ts";
import { StartError } from "../start/start-error.ts";

/**
 * Fills the temporary release store `to` with the live releases of `from`, so that unfinished builds do not get into
 * the real store. Outdated releases in `from` are built there first.
 */
export async function prepareOwnReleases(
  from: string,
  to: string,
  report: (line: string) => void,
): Promise<void> {
  await ensureReleases(from, report);
  await copyLiveReleases(from, to);
}

/** Release store and dealers' configuration of a site. */
type Folders = Pick<SiteFolders, "releasesDir" | "dealersDir">;

/**
 * Copies releases and dealers' configuration of a record, from a store to which nothing is written.
 * @param from where the store has no copy of the configuration, the configuration of this folder is taken
 * @param id "live" = the record in force
 * @returns the copied releases and the differences from the time of the record, a line each
 * @throws StartError when the store lacks the record or one of its releases
 */
export async function prepareRecord(from: Folders, id: string, to: Folders): Promise<string[]> {
  const record = await findRecord(from.releasesDir, id);
  await copyReleases(from.releasesDir, to.releasesDir, record).catch(asStartError);
  await rm(to.dealersDir, { recursive: true, force: true });
  const differences = await copyConfigurationOf(from, record, to.dealersDir);
  const what = `record ${record.id} of ${record.changedAt}; dealers in ${to.dealersDir}`;
  return [what, ...differences];
}

async function findRecord(from: string, id: string): Promise<ReleaseRecord> {
  if (id !== "live") return recordOf(from, id).catch(asStartError);
  const record = await readRecord(from);
  if (!record) throw new StartError(`nothing has been released into ${from} yet`);
  return record;
}

function asStartError(error: unknown): never {
  throw error instanceof Error ? new StartError(error.message) : error;
}
