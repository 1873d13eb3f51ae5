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
import { root } from "../build/base-config.ts";

/** A copy of the working tree that a test may change. */
export interface TreeCopy {
  folder: string;
  /** Runs a program of `node_modules` in the copy; its output, and whether it succeeded. */
  run(program: string, ...args: string[]): { ok: boolean; output: string };
  remove(): void;
}

/**
 * Copies the tree without what is not in the repository. Packages are linked, those of the repository to
 * the copy.
 */
export function copyTree(): TreeCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-generate-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root })
    .toString()
    .split("\0")
    .filter(Boolean);
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file), { force: true });
  linkPackages(folder);
  return {
    folder,
    run: (program, ...args) => {
      try {
        const output = execFileSync(
          process.execPath,
          ["--experimental-vm-modules", `node_modules/${program}`, ...args],
          {
            cwd: folder,
            encoding: "utf8",
            stdio: "pipe",
          },
        );
        return { ok: true, output };
      } catch (error) {
        const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
        return { ok: false, output: `${stdout}${stderr}` };
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
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
