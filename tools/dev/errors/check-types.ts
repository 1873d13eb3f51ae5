import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { root } from "../../build/base-config.ts";

const compiler = path.join(root, "node_modules/typescript/bin/tsc");

/** Far less than a build's, so that the page is shown first: the compiler would take all processors. */
const PRIORITY = 15;

export interface TypeCheckOptions {
  /** The checkout. */
  folder?: string;
  /** File in which the compiler keeps its results for files that have not changed. */
  cache: string;
  /** Areas whose source is checked, with all that it imports. */
  names: readonly ReleasableName[];
  /** Takes the errors, one a line as `file:line:column - message`; null = there are none. */
  onResult(errors: string | null): void;
}

/**
 * Checks the types of areas in a process of its own, which leaves the processor to builds. Returns a function that
 * starts a check; a check that still runs for earlier changes is ended.
 */
export async function createTypeCheck(options: TypeCheckOptions): Promise<() => void> {
  const { folder = root, cache, names, onResult } = options;
  await mkdir(cache, { recursive: true });
  const project = path.join(cache, "tsconfig.json");
  await writeFile(project, JSON.stringify(configOf(folder, names)));
  const args = ["-p", project, "--pretty", "false", "--incremental"];
  args.push("--tsBuildInfoFile", path.join(cache, "types.tsbuildinfo"));
  let running: ChildProcess | undefined;
  return () => {
    // The compiler is no program of Node, and does not end by SIGTERM: checks would add up, one for each save.
    running?.kill("SIGKILL");
    const child = spawn(process.execPath, [compiler, ...args], { cwd: folder });
    running = child;
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => onResult(String(error)));
    child.on("close", (code) => {
      if (running === child) onResult(code === 0 ? null : withPositions(output.trim()));
    });
  };
}

function configOf(folder: string, names: readonly ReleasableName[]): object {
  return {
    extends: path.join(folder, "tsconfig.base.json"),
    include: [...names.map((name) => `${name}/src`), "shared/**/*.d.ts"].map((below) =>
      path.join(folder, below),
    ),
    compilerOptions: { typeRoots: [path.join(folder, "node_modules/@types")] },
  };
}

/** Editors and terminals open `file:line:column`. */
function withPositions(output: string): string {
  return output.replace(/^(\S+)\((\d+),(\d+)\): /gm, "$1:$2:$3 - ");
}
