import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { type Configuration, rspack } from "@rspack/core";
import { type BuildMode, baseConfig, root, type Target } from "./base-config.ts";
import { remoteFederation, runtimeOfShell, sharedByName, shellFederation } from "./federation.ts";
import { loadChunksWithIntegrity } from "./load-chunks.ts";
import { publicPathOfEntry } from "./public-path.ts";
import { sharedVersions } from "./shared-modules.ts";
import { siteFontPatterns } from "./site-fonts.ts";

export interface BuildOptions {
  /** Default: production. */
  mode?: BuildMode | undefined;
  /** A folder laid out like `node_modules` whose packages are used instead of the installed ones. */
  packagesDir?: string | undefined;
  /** For `npm run dev`: with source maps and readable code, whatever the mode. Never for a release. */
  debug?: boolean | undefined;
  /** Output folder, with one folder per target. Default: the area's `dist`. */
  output?: string | undefined;
}

/** The Rspack configuration of one releasable for one target. */
export function buildConfig(
  name: ReleasableName,
  target: Target,
  {
    mode = "production",
    debug,
    packagesDir,
    output = path.join(root, name, "dist"),
  }: BuildOptions = {},
): Configuration {
  const made = baseConfig(name, target, mode, path.join(output, target));
  const base = debug ? { ...made, ...debugSettings(made) } : made;
  const config =
    name === "shell"
      ? shellConfig(base, target, packagesDir)
      : remoteConfig(base, name, target, packagesDir);
  if (packagesDir === undefined) return config;
  const modules = [packagesDir, "node_modules", path.join(root, "node_modules")];
  return { ...config, resolve: { ...config.resolve, modules } };
}

/** Positions of the sources for errors, and nothing that a second build would have to do again. */
function debugSettings({ optimization, output }: Configuration): Configuration {
  return {
    devtool: "cheap-module-source-map",
    output: { ...output, devtoolModuleFilenameTemplate: "[absolute-resource-path]" },
    cache: true,
    optimization: {
      ...optimization,
      minimize: false,
      concatenateModules: false,
      innerGraph: false,
      mangleExports: false,
      realContentHash: false,
      usedExports: false,
    },
  };
}

function remoteConfig(
  base: Configuration,
  name: string,
  target: Target,
  packagesDir: string | undefined,
): Configuration {
  const web = target === "web";
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      remoteFederation(name, target, packagesDir),
      sharedByName(),
      ...(web
        ? [runtimeOfShell(), publicPathOfEntry(), loadChunksWithIntegrity()]
        : [singleFile()]),
    ],
  };
}

function shellConfig(
  base: Configuration,
  target: Target,
  packagesDir: string | undefined,
): Configuration {
  const web = target === "web";
  return {
    ...base,
    resolve: { ...base.resolve, alias: routerOf(base.mode) },
    entry: { shell: web ? "./src/boot/browser.ts" : "./src/boot/server.tsx" },
    output: { ...base.output, ...(web ? {} : { library: { type: "commonjs2" } }) },
    plugins: [
      ...(base.plugins ?? []),
      ...(web
        ? [
            new rspack.DefinePlugin({
              __SHARED_VERSIONS__: JSON.stringify(sharedVersions(packagesDir)),
            }),
            new rspack.CopyRspackPlugin({ patterns: siteFontPatterns() }),
            publicPathOfEntry(),
            loadChunksWithIntegrity(),
          ]
        : [shellFederation(packagesDir), singleFile()]),
    ],
  };
}

/** The exports of the router's package name its development build in every condition. */
function routerOf(mode: Configuration["mode"]) {
  const dist = path.join(root, "node_modules/react-router/dist", mode ?? "production");
  return { "react-router/dom$": `${dist}/dom-export.mjs`, "react-router$": `${dist}/index.mjs` };
}

/** One file per server build: one read, one checksum, nothing to load later. */
function singleFile() {
  return new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });
}
