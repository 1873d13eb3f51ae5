import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { type Configuration, rspack } from "@rspack/core";
import { type BuildMode, baseConfig, type Target } from "./base-config.ts";
import { federationRuntime, publicPathModule, remoteFederation, shellFederation } from "./federation.ts";

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
      ...(web ? [federationRuntime("remote")] : [singleFile()]),
    ],
  };
}

function shellConfig(base: Configuration, target: Target): Configuration {
  const web = target === "web";
  return {
    ...base,
    entry: { shell: web ? [publicPathModule, "./src/boot/browser.tsx"] : "./src/boot/server.tsx" },
    output: {
      ...base.output,
      ...(web ? {} : { library: { type: "commonjs2" } }),
    },
    plugins: [shellFederation(target), federationRuntime("shell"), ...(web ? [] : [singleFile()])],
  };
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
