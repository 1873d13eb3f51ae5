import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "@forecourt/service-kit/db";

const command = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface CommandOptions {
  location: DatabaseLocation;
  /** Default: one without a dealer. */
  dealersDir?: string;
  /** Flags of Node, such as a limit of memory. */
  flags?: readonly string[];
}

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/**
 * The import command as a process of its own, which finds its database as operators say where it
 * is: by DATABASE_URL, or by the folder of an `inventory.sqlite`.
 */
export function startCommand(args: readonly string[], options: CommandOptions): ChildProcess {
  const { location, dealersDir = "/nowhere", flags = [] } = options;
  const where =
    "url" in location ? { DATABASE_URL: location.url } : { DATA_DIR: path.dirname(location.file) };
  return spawn(process.execPath, [...flags, command, ...args], {
    env: { DEALERS_DIR: dealersDir, ...where },
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
