import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;
const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
});
const LockFile = z.object({ packages: z.record(z.string(), z.unknown()) });

/**
 * Dependencies in the package.json files that are missing in package-lock.json, one line each. Empty when
 * the files agree.
 */
export function lockProblems(root: string): string[] {
  const { packages } = LockFile.parse(read(root, "package-lock.json"));
  const folders = Object.keys(packages).filter((folder) => !folder.includes("node_modules/"));
  return folders.flatMap((folder) => {
    const wanted = Manifest.parse(read(root, path.join(folder, "package.json")));
    const locked = Manifest.parse(packages[folder]);
    return kinds.flatMap((kind) => differences(folder || ".", wanted[kind], locked[kind]));
  });
}

function differences(
  folder: string,
  wanted: Record<string, string>,
  locked: Record<string, string>,
): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
  return [...names]
    .filter((name) => wanted[name] !== locked[name])
    .map((name) => {
      const required = wanted[name] ?? "nothing";
      return `${folder}: ${name}: package.json says ${required}, the lock file ${locked[name] ?? "nothing"}`;
    });
}

function read(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), "utf8"));
}
