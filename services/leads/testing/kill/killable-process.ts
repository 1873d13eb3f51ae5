import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { processEnv } from "@forecourt/service-kit/config";

/** A process that is killed and started again, always at the same port. */
export interface Victim {
  name: string;
  port: number;
  /** Throws when it ended by itself: nobody would start it again. */
  expectAlive(): void;
  /** SIGKILL, and a new one; resolves once that listens. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export interface VictimPlan {
  name: string;
  entry: string;
  env: Record<string, string>;
  logFile: string;
}

export async function startVictim(plan: VictimPlan): Promise<Victim> {
  let { child, port } = await startChild(plan, 0);
  const killed = async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    name: plan.name,
    port,
    expectAlive() {
      if (child.exitCode === null) return;
      throw new Error(`${plan.name} ended by itself, see ${plan.logFile}`);
    },
    async killAndRestart() {
      await killed();
      ({ child, port } = await startChild(plan, port));
    },
    stop: killed,
  };
}

async function startChild({ entry, env, logFile, name }: VictimPlan, port: number) {
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, [entry], {
    env: { PATH: processEnv().PATH ?? "", ...env, PORT: String(port) },
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
