import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { root } from "../build/base-config.ts";

const Config = z.object({
  RELEASES_DIR: variables.RELEASES_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  DATA_DIR: variables.DATA_DIR,
});

/** The release store that the environment names, as an absolute path. */
export function releasesDirOf(env: Env): string {
  return path.resolve(root, readConfig(Config, env).RELEASES_DIR);
}

/** Release store, dealers' configuration and data of the site that the environment names, as absolute paths. */
export function siteFolders(env: Env) {
  const { RELEASES_DIR, DEALERS_DIR, DATA_DIR } = readConfig(Config, env);
  return {
    releasesDir: path.resolve(root, RELEASES_DIR),
    dealersDir: path.resolve(root, DEALERS_DIR),
    dataDir: path.resolve(root, DATA_DIR),
  };
}

export type SiteFolders = ReturnType<typeof siteFolders>;
