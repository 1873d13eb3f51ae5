import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { root } from "../build/base-config.ts";

const Config = z.object({ RELEASES_DIR: variables.RELEASES_DIR });

/** The release store that the environment names, as an absolute path. */
export function releasesDirOf(env: Env): string {
  return path.resolve(root, readConfig(Config, env).RELEASES_DIR);
}
