import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { root, type Target } from "./base-config.ts";

const require = createRequire(path.join(root, "package.json"));

/** Packages that exist once on a page, whoever imports them. */
const sharedPackages = [
  "react",
  "react/jsx-runtime",
  "@forecourt/remote-kit/site-context",
  "@forecourt/remote-kit/navigation",
] as const;

/** Runs before anything that asks for a file's address. */
export const publicPathModule = path.join(import.meta.dirname, "public-path.js");

/** What the shell provides: everything shared, in its first file, so that no remote waits for it. */
export function shellFederation(target: Target): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: "shell",
    ...common(target),
    shared: shared({ eager: true }),
  });
}

/** A remote takes the shared packages from the shell and carries no copy of its own. */
export function remoteFederation(name: string, target: Target): ModuleFederationPlugin {
  const web = target === "web";
  return new ModuleFederationPlugin({
    name,
    ...common(target),
    filename: web ? "remote.[contenthash:10].js" : "remote.cjs",
    library: web
      ? { type: "window", name: `forecourt:${name}` }
      : { type: "commonjs2" },
    exposes: {
      "./routes": {
        import: web ? [publicPathModule, "./src/expose.ts"] : ["./src/expose.server.ts"],
        name: "routes",
      },
    },
    shared: shared({ import: false }),
  });
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

function shared(extra: { eager: true } | { import: false }) {
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const version = versionOf(name);
      return [name, { singleton: true, requiredVersion: version, version, ...extra }];
    }),
  );
}

/** Exact version of the installed package that `name` is part of. */
export function versionOf(name: string): string {
  const parts = name.split("/");
  const packageName = parts.slice(0, name.startsWith("@") ? 2 : 1).join("/");
  const file = path.join(root, "node_modules", packageName, "package.json");
  const manifest: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return manifest.version;
}

/**
 * The federation plugin resolves the CommonJS builds of its runtime, which cannot be shaken; point
 * web builds at their ES twins. A remote gets the shell's bundler runtime instead of a copy.
 */
export function federationRuntime(kind: "shell" | "remote") {
  const es = {
    shell: esBundlerRuntime(),
    remote: path.join(import.meta.dirname, "shell-runtime.mjs"),
  };
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    (resource) => {
      const created = resource as { request: string; createData?: { resource?: string } };
      if (created.createData) created.createData.resource = es[kind];
      else created.request = es[kind];
    },
  );
}

function esBundlerRuntime(): string {
  return path.join(
    path.dirname(require.resolve("@module-federation/webpack-bundler-runtime")),
    "bundler.js",
  );
}

/** Exact versions of everything that shell and remotes share, for `release.json`. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)]));
}
