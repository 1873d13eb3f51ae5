import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../build/base-config.ts";

export interface Result {
  ok: boolean;
  /** The output; empty when it was streamed to the terminal. */
  output: string;
}

export interface ToolOptions {
  /** True streams the output to the terminal instead of returning it. */
  live: boolean;
  /** Lines of the output that are printed at once where it is not streamed: of a run that is ended, they are all that is seen. */
  atOnce?: RegExp;
  env?: Record<string, string>;
  /** Default: the root of the repository. */
  cwd?: string;
}

/** Runs an installed command, such as `biome check .`. */
export function runTool(
  [command = "", ...args]: readonly string[],
  { live, atOnce, env = {}, cwd = root }: ToolOptions,
): Promise<Result> {
  const windows = process.platform === "win32";
  const file = path.join(root, "node_modules", ".bin", windows ? `${command}.cmd` : command);
  const child = spawn(file, args, {
    cwd,
    env: { ...processEnv(), ...env },
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    shell: windows,
  });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  if (atOnce && child.stdout) {
    const lines = createInterface(child.stdout);
    lines.on("line", (line) => atOnce.test(line) && console.log(line));
  }
  return new Promise((resolve) => {
    const end = (ok: boolean, more = "") =>
      resolve({ ok, output: Buffer.concat(chunks).toString() + more });
    child.on("error", (error) => end(false, `${command} could not be started: ${error.message}`));
    child.on("close", (code) => end(code === 0));
  });
}
