import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../tools/build/base-config.ts";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { ensureReleases } from "../../tools/release/ensure.ts";
import { checkDealers } from "../../tools/start/check-dealers.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import type { Mode, Site } from "../../tools/start/plan.ts";
import { readRunFile } from "../../tools/start/run-file.ts";
import { runSite } from "../../tools/start/site.ts";

export interface BenchSite {
  /** Origin of the gateway. */
  origin: string;
  /** Origin of one process by its name in the plan. */
  originOf(name: string): string;
  /** Secret that requests to the site's processes must carry. */
  credential: string;
  /** Process ids by name. */
  pids(): Record<string, number>;
  stop(): Promise<void>;
}

/** Starts the real site with the demo inventory on free ports and a data folder of its own. */
export async function startBenchSite(mode: Mode = "separate"): Promise<BenchSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-bench-"));
  const releasesDir = path.join(root, "releases");
  await ensureReleases(releasesDir);
  await loadDemoInventory({ dataDir });
  const dealersDir = path.join(root, "dealers");
  const { version: checkedDealers } = await checkDealers(dealersDir);
  const [port = 0] = await freePorts(1);
  const credential = randomBytes(32).toString("base64url");
  const site: Site = {
    mode,
    host: "127.0.0.1",
    port,
    dataDir,
    dealersDir,
    checkedDealers,
    releasesDir,
    external: { SERVICE_CREDENTIAL: credential },
  };
  const running = await runSite(site, { root, env: processEnv(), terminal: console.error });
  await running.ready;
  const processes = () => readRunFile(dataDir)?.processes ?? [];
  return {
    origin: `http://localhost:${port}`,
    originOf(name) {
      const found = processes().find((one) => one.name === name);
      if (!found) throw new Error(`no process is called ${name}`);
      return `http://127.0.0.1:${found.port}`;
    },
    credential,
    pids: () => Object.fromEntries(processes().map(({ name, pid }) => [name, pid ?? 0])),
    async stop() {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
