import { readFileSync } from "node:fs";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { root, type Target } from "./base-config.ts";

/** Packages that exist once on a page, whoever imports them. */
const sharedPackages = [
  "react",
  "react/jsx-runtime",
  "@forecourt/remote-kit/site-context",
  "@forecourt/remote-kit/navigation",
  "@forecourt/remote-kit/visitor",
  "@forecourt/remote-kit/toasts",
  "@forecourt/remote-kit/form-token",
  // With its sprite, the largest picture of the site, which all areas then fetch once.
  "@forecourt/ui/vehicle/vehicle-illustration",
] as const;

/** Runs before anything that asks for a file's address. */
export const publicPathModule = path.join(import.meta.dirname, "public-path.js");

/**
 * The shell's server build: it provides everything shared, in its first file. Its web build lends
 * the same modules through a runtime of its own, see `shell/src/remotes/federation-runtime.ts`.
 */
export function shellFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: "shell",
    ...common("server"),
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
    library: web ? { type: "window", name: `forecourt:${name}` } : { type: "commonjs2" },
    exposes: {
      "./routes": {
        import: web ? [publicPathModule, "./src/expose.ts"] : ["./src/expose.server.ts"],
        name: "routes",
      },
    },
    shared: shared({ import: false }),
  });
}

/**
 * Sharing goes by the name that is imported. A module of remote-kit that reaches a shared neighbour
 * by its file would get a copy of its own, and with it a context that nobody has filled.
 */
export function sharedByName() {
  return new rspack.NormalModuleReplacementPlugin(
    /^\.{1,2}\/(site-context|navigation|visitor|toasts|form-token)\.tsx$/,
    (resource) => {
      if (!resource.context.includes(path.join("shared", "remote-kit"))) return;
      const [, name = ""] = /([\w-]+)\.tsx$/.exec(resource.request) ?? [];
      resource.request = `@forecourt/remote-kit/${name}`;
    },
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

/** A remote's web build takes the federation's runtime from the shell and carries none. */
export function runtimeOfShell() {
  return new rspack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
    path.join(import.meta.dirname, "shell-runtime.mjs"),
  );
}

/** Exact versions of everything that shell and remotes share, for `release.json`. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)]));
}
