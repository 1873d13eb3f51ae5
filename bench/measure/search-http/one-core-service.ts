import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../../tools/build/base-config.ts";
import { freePorts } from "../../../tools/start/free-ports.ts";

export interface OneCoreService {
  origin: string;
  /** Core on which the service runs; null where processes cannot be held to one core. */
  core: number | null;
  /** Processor time used so far, in ms. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

const LONGEST_START_MS = 120_000;
/** Unit of processor time in milliseconds: every Linux counts 100 ticks a second. */
const TICK_MS = 10;

/** The inventory service as it runs in production, held to the last core where `taskset` is. */
export async function startOneCoreService(dataDir: string): Promise<OneCoreService> {
  const [port = 0] = await freePorts(1);
  const core = spawnSync("taskset", ["-V"]).status === 0 ? availableParallelism() - 1 : null;
  const pinned = core === null ? [] : ["taskset", "-c", String(core)];
  const [command, ...args] = [...pinned, process.execPath, "services/inventory/server.ts"];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...processEnv(),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      DEALERS_DIR: path.join(root, "dealers"),
      SIGNING_SECRET: "the secret of a measurement, long enough",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  return {
    origin,
    core,
    cpuMs: () => processorTime(child.pid),
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  child.kill();
  throw new Error("the inventory service does not become ready");
}

function processorTime(pid: number | undefined): number | null {
  if (process.platform !== "linux") return null;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Behind the name, which may hold blanks: utime and stime are the 12th and 13th field.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
