import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import type { Configuration } from "@rspack/core";
import { type BuildOptions, buildConfig } from "./config.ts";

/** The default export of a `rspack.config.ts`, called by Rspack's command and by `npm run release`. */
export type PackageConfig = (
  env?: Pick<BuildOptions, "packages" | "output">,
  args?: Pick<BuildOptions, "mode">,
) => Configuration[];

/** The builds of the shell or a remote for browser and server, in this order, by its folder. */
export function packageConfig(folder: string): PackageConfig {
  const name = ReleasableName.parse(path.basename(folder));
  return ({ packages, output } = {}, { mode } = {}) =>
    (["web", "server"] as const).map((target) =>
      buildConfig(name, target, { mode, packages, output }),
    );
}
