import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../build/base-config.ts";
import { loadDemoInventory } from "../demo-inventory/load.ts";
import { ensureReleases } from "../release/ensure.ts";
import { checkDealers } from "../start/check-dealers.ts";
import { startConfig } from "../start/config.ts";
import { copyLiveReleases } from "../start/copy-live-releases.ts";
import { freePorts } from "../start/free-ports.ts";
import type { Site } from "../start/plan.ts";
import { checkStart, type RunningSite, runSite } from "../start/site.ts";
import { StartError } from "../start/start-error.ts";
import { stopOnSignal } from "../start/stop-on-signal.ts";
import { createChangeHandler } from "./follow-changes.ts";
import { buildAndActivate } from "./rebuild.ts";
import { createReloadProxy } from "./reload-proxy.ts";
import { watchSources } from "./watch-sources.ts";

const usage = `usage: npm run dev [-- NAME...]
Without names, builds everything in development mode. With names, builds only these; the others
come from the release store. NAME is one of ${ReleasableName.options.join(", ")}`;

const watched = ["dealers", "services", "shared", ...ReleasableName.options];

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function main(args: readonly string[]): Promise<void> {
  const chosen = ReleasableName.array().safeParse(args);
  if (!chosen.success) throw new StartError(usage);
  const env = { FORECOURT_STAGE: "development", ...processEnv() };
  const outer = startConfig([], env, root);
  const dataDir = path.join(outer.dataDir, "dev");
  await checkStart({ ...outer, dataDir });
  await checkDealers(outer.dealersDir);

  const [port = 0] = await freePorts(1);
  const releasesDir = path.join(dataDir, "releases");
  const site: Site = {
    ...outer,
    mode: "separate",
    gateways: 1,
    host: "127.0.0.1",
    port,
    dataDir,
    releasesDir,
  };
  let running: RunningSite | null = null;
  stopOnSignal(() => {
    if (running === null) process.exit(1);
    void running.stop().then(() => process.exit());
  });

  const partly = chosen.data.length > 0;
  await prepareReleases(site, partly ? outer.releasesDir : null);
  await loadDemoInventory({ dataDir, databaseUrl: site.databaseUrl });
  const report = (line: string) => console.log(line);
  running = await runSite(site, { root, env, terminal: report });
  await running.ready;

  const proxy = createReloadProxy(port);
  proxy.server.listen(outer.port, outer.host);
  await once(proxy.server, "listening");
  const onChange = createChangeHandler({
    running,
    releasesDir,
    gatewayPort: port,
    builds: partly ? chosen.data : ReleasableName.options,
    mode: partly ? "production" : "development",
    reload: proxy.reload,
    report,
  });
  watchSources(root, watched, onChange);
  console.log(`ready http://localhost:${outer.port}`);
}

/**
 * Fills a temporary release store, so that unfinished builds do not get into the real one: with the live
 * releases of `from`, or with new builds of everything.
 */
async function prepareReleases({ releasesDir }: Site, from: string | null): Promise<void> {
  await rm(releasesDir, { recursive: true, force: true });
  if (from === null) {
    await buildAndActivate(releasesDir, ReleasableName.options, "development");
    return;
  }
  await ensureReleases(from, (line) => console.log(line));
  await copyLiveReleases(from, releasesDir);
}
