import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import type { Target } from "./base-config.ts";
import { sharedModules, sharedRanges, sharedVersions } from "./shared-modules.ts";

/**
 * The shell's server build provides all shared modules in its first file. Its web build provides the same
 * modules through a separate runtime, see `shell/src/remotes/federation-runtime.ts`.
 */
export function shellFederation(packagesDir?: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: "shell",
    ...common("server"),
    shared: {
      ...eachOf(Object.entries(sharedVersions(packagesDir)), ([name, version]) => [
        name,
        { singleton: true, eager: true, version, requiredVersion: version },
      ]),
      ...eachOf(sharedModules, (name) => [
        name,
        { singleton: true, eager: true, requiredVersion: false },
      ]),
    },
  });
}

/**
 * A remote gets all shared modules from the shell and contains no copy (`import: false`), so that a
 * page has one React. Packages are checked by range, here and at activation. Modules of
 * this repository have no versions: activation compares the names of their exports.
 */
export function remoteFederation(
  name: string,
  target: Target,
  packagesDir?: string,
): ModuleFederationPlugin {
  const web = target === "web";
  return new ModuleFederationPlugin({
    name,
    ...common(target),
    filename: web ? "remote.[contenthash:10].js" : "remote.cjs",
    library: web ? { type: "window", name: `forecourt:${name}` } : { type: "commonjs2" },
    exposes: {
      "./routes": {
        import: web ? "./src/expose.ts" : "./src/expose.server.ts",
        name: "routes",
      },
    },
    shared: {
      ...eachOf(Object.entries(sharedRanges(packagesDir)), ([shared, requiredVersion]) => [
        shared,
        { singleton: true, strictVersion: true, requiredVersion, import: false },
      ]),
      ...eachOf(sharedModules, (shared) => [
        shared,
        { singleton: true, requiredVersion: false, import: false },
      ]),
    },
  });
}

/**
 * Modules are shared by their import specifier. A file of remote-kit that imports a shared neighbor by path
 * would get a second copy, with a React context that has no provider.
 */
export function sharedByName() {
  const prefix = "@forecourt/remote-kit/";
  const names = sharedModules
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  return new rspack.NormalModuleReplacementPlugin(
    new RegExp(`^\\.{1,2}/(${names.join("|")})\\.tsx$`),
    (resource) => {
      if (!/[\\/]remote-kit[\\/]src([\\/]|$)/.test(resource.context)) return;
      resource.request = prefix + path.basename(resource.request, ".tsx");
    },
  );
}

/** A remote's web build gets the federation runtime from the shell and contains none. */
export function runtimeOfShell() {
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    path.join(import.meta.dirname, "shell-runtime.mjs"),
  );
}

function common(target: Target) {
  return {
    dts: false,
    manifest: false,
    shareStrategy: "loaded-first",
    remoteType: "script",
    experiments: {
      optimization: { disableSnapshot: true, target: target === "web" ? "web" : "node" },
    },
  } as const;
}

function eachOf<T, V>(items: readonly T[], entry: (item: T) => [string, V]): Record<string, V> {
  return Object.fromEntries(items.map(entry));
}
