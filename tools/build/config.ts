import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { type Configuration, rspack } from "@rspack/core";
import { type BuildMode, baseConfig, root, type Target } from "./base-config.ts";
import {
  publicPathModule,
  remoteFederation,
  runtimeOfShell,
  sharedByName,
  sharedVersions,
  shellFederation,
} from "./federation.ts";

/** The Rspack configuration of one releasable for one target. */
export function buildConfig(
  name: ReleasableName,
  target: Target,
  mode: BuildMode = "production",
): Configuration {
  const base = baseConfig(name, target, mode);
  return name === "shell" ? shellConfig(base, target) : remoteConfig(base, name, target);
}

function remoteConfig(base: Configuration, name: string, target: Target): Configuration {
  const web = target === "web";
  return {
    ...base,
    entry: {},
    plugins: [
      remoteFederation(name, target),
      sharedByName(),
      web ? runtimeOfShell() : singleFile(),
    ],
  };
}

function shellConfig(base: Configuration, target: Target): Configuration {
  const web = target === "web";
  return {
    ...base,
    resolve: { ...base.resolve, alias: routerOf(base.mode) },
    entry: { shell: web ? [publicPathModule, "./src/boot/browser.tsx"] : "./src/boot/server.tsx" },
    output: { ...base.output, ...(web ? {} : { library: { type: "commonjs2" } }) },
    plugins: web
      ? [new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) })]
      : [shellFederation(), singleFile()],
  };
}

/** The router's package names its development build under every condition. */
function routerOf(mode: Configuration["mode"]) {
  const dist = path.join(root, "node_modules/react-router/dist", mode ?? "production");
  return { "react-router/dom$": `${dist}/dom-export.mjs`, "react-router$": `${dist}/index.mjs` };
}

/** One file a server build: one read, one checksum, nothing to load later. */
function singleFile() {
  return new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });
}

export function distFolder(name: ReleasableName, target: Target): string {
  const folder = buildConfig(name, target).output?.path;
  if (!folder) throw new Error(`${name}:${target} has no output folder`);
  return path.resolve(folder);
}
