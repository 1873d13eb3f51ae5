import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";

const command = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface CommandOptions {
  location: DatabaseLocation;
  /** Default: a folder without dealers. */
  dealersDir?: string;
  /** Node flags, such as a memory limit. */
  flags?: readonly string[];
}

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/**
 * Starts the import command as a separate process with the variables that operators set: DATABASE_URL,
 * or DATA_DIR with an `inventory.sqlite`.
 */
export function startCommand(args: readonly string[], options: CommandOptions): ChildProcess {
  const { location, dealersDir = "/nowhere", flags = [] } = options;
  const where =
    "url" in location ? { DATABASE_URL: location.url } : { DATA_DIR: path.dirname(location.file) };
  return spawn(process.execPath, [...flags, command, ...args], {
    env: { ...compileCacheEnv(), DEALERS_DIR: dealersDir, ...where },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs the command to its end. */
export async function runCommand(
  args: readonly string[],
  options: CommandOptions,
): Promise<Outcome> {
  const child = startCommand(args, options);
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => err.push(chunk));
  await once(child, "close");
  return {
    code: child.exitCode,
    out: Buffer.concat(out).toString(),
    err: Buffer.concat(err).toString(),
  };
}
