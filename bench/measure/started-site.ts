import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { processEnv } from "@forecourt/service-kit/config";
import { unlimitedDealers } from "@forecourt/service-leads/testing/kill/unlimited-dealers";
import { root } from "../../tools/build/base-config.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { type RunFile, readRunFile } from "../../tools/start/run-file.ts";

/** One process of a running site, as in `run.json`. */
export type SiteProcess = RunFile["processes"][number];

/** A site that `npm start` runs, with its supervisor in a process of its own. */
export interface StartedSite {
  /** Origin of the gateway. */
  origin: string;
  dataDir: string;
  /** A copy of the shipped dealers, without rate limits for leads. */
  dealersDir: string;
  supervisorPid: number;
  processes(): SiteProcess[];
  stop(): Promise<void>;
}

const entry = path.join(root, "tools/start/main.ts");

/** Runs `npm start` with a data folder of its own; settles when the site is ready. */
export async function startSite(releasesDir = path.join(root, "releases")): Promise<StartedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-bench-"));
  const { folder: dealersDir } = await unlimitedDealers();
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry], {
    cwd: root,
    env: {
      ...processEnv(),
      PORT: String(port),
      DATA_DIR: dataDir,
      DEALERS_DIR: dealersDir,
      RELEASES_DIR: releasesDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilReady(child);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    dealersDir,
    supervisorPid: child.pid ?? 0,
    processes: () => readRunFile(dataDir)?.processes ?? [],
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Afterwards its warnings are dropped; they are in its log files. */
async function untilReady(child: ChildProcess): Promise<void> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("the site has no output");
  let warnings = "";
  stderr.on("data", (text) => (warnings += text));
  const lines = createInterface({ input: stdout });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}: ${warnings}`)));
    lines.on("line", (line) => {
      if (line.startsWith("ready ")) resolve();
    });
  });
  stderr.removeAllListeners("data").resume();
}
