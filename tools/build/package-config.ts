import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import type { Configuration } from "@rspack/core";
import { type BuildOptions, buildConfig } from "./config.ts";

/** The default export of a `rspack.config.ts`, called by Rspack's command and by `npm run release`. */
export type PackageConfig = (
  env?: Pick<BuildOptions, "packagesDir" | "output" | "debug">,
  args?: Pick<BuildOptions, "mode">,
) => Configuration[];

/** The Rspack configurations of the shell or the remote in a folder: browser first, then server. */
export function packageConfig(folder: string): PackageConfig {
  const name = ReleasableName.parse(path.basename(folder));
  return ({ packagesDir, output, debug } = {}, { mode } = {}) =>
    (["web", "server"] as const).map((target) =>
      buildConfig(name, target, { mode, packagesDir, output, debug }),
    );
}
