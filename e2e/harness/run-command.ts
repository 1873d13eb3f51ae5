import { spawn } from "node:child_process";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { eventually } from "./eventually.ts";

const root = path.resolve(import.meta.dirname, "../..");

export interface RunningCommand {
  /** The command's exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  output(): string;
  /** Waits until it has printed a line; throws with its output when it ends without, or does not in time. */
  printed(line: string, timeoutMs?: number): Promise<void>;
  /** Ends it as Ctrl+C in a terminal does. */
  stop(): Promise<void>;
}

/** Runs a command line in a shell, by default in the root of the repository. */
export function startCommand(
  command: string,
  env: Record<string, string>,
  folder = root,
): RunningCommand {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    env: { ...processEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // The command has a process group, so that a signal reaches all of its processes, as from a terminal.
    detached: true,
  });
  let output = "";
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const hasPrinted = (line: string) => output.split("\n").includes(line);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      hasEnded = true;
      resolve(code);
    });
  });
  return {
    ended,
    output: () => output,
    async printed(line, timeoutMs = 300_000) {
      await eventually(
        `"${command}" prints "${line}"`,
        async () => hasEnded || hasPrinted(line),
        timeoutMs,
      ).catch((cause: unknown) => {
        throw new Error(`"${command}" has not printed "${line}" yet: ${output}`, { cause });
      });
      if (!hasPrinted(line)) throw new Error(`"${command}" ended: ${output}`);
    },
    async stop() {
      if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
      await ended;
    },
  };
}
