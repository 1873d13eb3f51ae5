import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { processEnv } from "@forecourt/service-kit/config";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";

/** A process that can be killed and restarted on the same port. */
export interface KillableProcess {
  name: string;
  port: number;
  /** Throws when it exited by itself, because nothing would restart it. */
  throwIfExited(): void;
  /** Sends SIGKILL and starts a new process; resolves once that listens. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  name: string;
  entry: string;
  env: Record<string, string>;
  logFile: string;
}

export async function startKillableProcess(plan: ProcessOptions): Promise<KillableProcess> {
  let { child, port } = await startChild(plan, 0);
  const killed = async () => {
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  };
  return {
    name: plan.name,
    port,
    throwIfExited() {
      if (child.exitCode === null) return;
      throw new Error(`${plan.name} exited by itself, see ${plan.logFile}`);
    },
    async killAndRestart() {
      await killed();
      ({ child, port } = await startChild(plan, port));
    },
    stop: killed,
  };
}

async function startChild({ entry, env, logFile, name }: ProcessOptions, port: number) {
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [entry], {
    env: { ...compileCacheEnv(), PATH: processEnv().PATH ?? "", ...env, PORT: String(port) },
    stdio: ["ignore", log, log, "ipc"],
  });
  const listening = await portOf(child);
  if (listening === null) throw new Error(`${name} did not start, see ${logFile}`);
  return { child, port: listening };
}

function portOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve(null));
    child.on("message", (message: unknown) => {
      if (typeof message !== "object" || message === null || !("port" in message)) return;
      resolve(Number(message.port));
    });
  });
}
