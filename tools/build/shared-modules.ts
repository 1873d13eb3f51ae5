import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "semver";
import { root } from "./base-config.ts";

/** npm packages that every page has once: the shell's copies. */
export const sharedPackages = ["react", "react/jsx-runtime"] as const;

/** Modules of this repository that every page has once: contexts, and the drawings of cars. */
export const sharedModules = [
  "@forecourt/remote-kit/site-context",
  "@forecourt/remote-kit/navigation",
  "@forecourt/remote-kit/visitor",
  "@forecourt/remote-kit/toasts",
  "@forecourt/remote-kit/form-token",
  "@forecourt/remote-kit/rejected-form",
  // As a shared module its drawings are fetched once for all areas.
  "@forecourt/ui/vehicle/vehicle-illustration",
] as const;

/** Exact versions of the shared packages, as the shell's release states them. */
export function sharedVersions(packagesDir?: string): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name, packagesDir)]));
}

/** Versions of the shared packages that a remote's release accepts. */
export function sharedRanges(packagesDir?: string): Record<string, string> {
  return Object.fromEntries(
    sharedPackages.map((name) => [name, compatibleRange(versionOf(name, packagesDir))]),
  );
}

/**
 * The versions that offer everything that `version` offers: the same minor version or a later one of
 * the same major version. A patch adds nothing, so that it can be rolled out in any order. A
 * pre-release promises nothing and accepts itself alone.
 */
export function compatibleRange(version: string): string {
  const parsed = parse(version);
  if (!parsed) throw new Error(`"${version}" is not a semantic version`);
  return parsed.prerelease.length > 0 ? version : `^${parsed.major}.${parsed.minor}.0`;
}

/** Exact version of the package that `name` is part of, looked up in the folder `packages` first. */
export function versionOf(name: string, packagesDir?: string): string {
  const parts = name.split("/");
  const packageName = parts.slice(0, name.startsWith("@") ? 2 : 1).join("/");
  const installed = path.join(root, "node_modules");
  for (const folder of packagesDir === undefined ? [installed] : [packagesDir, installed]) {
    const manifest = readManifest(path.join(folder, packageName, "package.json"));
    if (manifest) return manifest.version;
  }
  throw new Error(`${packageName} is not installed`);
}

function readManifest(file: string): { version: string } | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
