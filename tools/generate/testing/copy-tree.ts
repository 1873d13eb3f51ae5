import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../build/base-config.ts";

/** A copy of the working tree that a test may change. */
export interface TreeCopy {
  folder: string;
  /** Runs a script with Node in a folder of the copy; its output, and whether it succeeded. */
  run(script: string, args: readonly string[], folder?: string): { ok: boolean; output: string };
  /** Links a new package, as `npm install` would. */
  link(name: string, folder: string): void;
  remove(): void;
}

/**
 * Copies the tree without files that are not in the repository. Packages are linked; packages of the repository to the
 * copy.
 */
export function copyTree(): TreeCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-generate-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(folder);
  return {
    folder,
    run: (script, args, below = ".") =>
      runNode(path.join(folder, below), [script, ...args], folder),
    link: (name, target) =>
      symlinkSync(path.join(folder, target), path.join(folder, "node_modules/@forecourt", name)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runNode(cwd: string, [script = "", ...args]: readonly string[], folder: string) {
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const options = { cwd, encoding: "utf8", stdio: "pipe" } as const;
  try {
    const output = execFileSync(
      process.execPath,
      [...flags, path.join(folder, script), ...args],
      options,
    );
    return { ok: true, output };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

function linkPackages(folder: string): void {
  const modules = path.join(root, "node_modules");
  const linked = path.join(folder, "node_modules");
  mkdirSync(path.join(linked, "@forecourt"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@forecourt") symlinkSync(path.join(modules, name), path.join(linked, name));
  }
  for (const name of readdirSync(path.join(modules, "@forecourt"))) {
    const real = realpathSync(path.join(modules, "@forecourt", name));
    const target = path.join(folder, path.relative(realpathSync(root), real));
    symlinkSync(target, path.join(linked, "@forecourt", name));
    // npm puts a package there when the repository uses two versions of it.
    const own = path.join(real, "node_modules");
    if (existsSync(own)) symlinkSync(own, path.join(target, "node_modules"));
  }
}
