import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";

const command = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as a separate process with the variables that operators set. */
export function runCommand(args: readonly string[], location: DatabaseLocation): Promise<Outcome> {
  const env =
    "url" in location ? { DATABASE_URL: location.url } : { DATA_DIR: path.dirname(location.file) };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env: { ...compileCacheEnv(), ...env } },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}
