import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { copyLiveReleases } from "../../tools/start/copy-live-releases.ts";

const root = path.resolve(import.meta.dirname, "../..");
const Config = z.object({ RELEASES_DIR: variables.RELEASES_DIR });

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
  const { RELEASES_DIR } = readConfig(Config, processEnv());
  await copyLiveReleases(path.resolve(root, RELEASES_DIR), releasesDir);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  return { folder, dealersDir, releasesDir, remove };
}
