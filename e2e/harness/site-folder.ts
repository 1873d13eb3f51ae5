import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../..");

export interface SiteFolder {
  folder: string;
  dealersDir: string;
  releasesDir: string;
  remove(): Promise<void>;
}

/**
 * A folder with copies of the dealers' configuration and of the live releases, for one site to use
 * and its tests to break.
 */
export async function makeSiteFolder(): Promise<SiteFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-e2e-"));
  const dealersDir = path.join(folder, "dealers");
  const releasesDir = path.join(folder, "releases");
  await cp(path.join(root, "dealers"), dealersDir, { recursive: true });
  await mkdir(releasesDir);
  await copyLiveReleases(releasesDir);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  return { folder, dealersDir, releasesDir, remove };
}

async function copyLiveReleases(to: string): Promise<void> {
  const config = readConfig(z.object({ RELEASES_DIR: variables.RELEASES_DIR }), processEnv());
  const from = path.resolve(root, config.RELEASES_DIR);
  const record = await readRecord(from);
  if (!record) throw new Error('Nothing has been released yet; "npm test -- build" does it.');
  for (const [name, release] of Object.entries(record.live) as [ReleasableName, string][]) {
    const source = releaseFolder(from, name, release);
    await cp(source, releaseFolder(to, name, release), { recursive: true });
  }
  await writeRecord(to, record);
}
