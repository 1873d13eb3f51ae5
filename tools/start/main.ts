import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { loadDemoInventory } from "../demo-inventory/load.ts";
import { currentMaker } from "../release/checkout.ts";
import { recordServices } from "../release/contracts/stored-contracts.ts";
import { ensureReleases } from "../release/ensure.ts";
import { checkDealers } from "./check-dealers.ts";
import { fillCompileCache, withCompileCache } from "./compile-cache.ts";
import { startConfig } from "./config.ts";
import { lastGoodFileIn } from "./plan.ts";
import { createFilesPrivately } from "./private-files.ts";
import { checkStart, type RunningSite, runSite } from "./site.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const root = path.resolve(import.meta.dirname, "../..");

createFilesPrivately();
try {
  const env = processEnv();
  const childEnv = withCompileCache(env, root);
  const site = startConfig(process.argv.slice(2), env, root);
  let running: RunningSite | null = null;
  let stopping = false;
  stopOnSignal(() => {
    if (running === null) process.exit(1);
    stopping = true;
    void running.stop();
  });
  await checkStart(site);
  const warnings = await checkDealers(site.dealersDir, lastGoodFileIn(site.dataDir));
  for (const line of warnings) console.error(line);
  await ensureReleases(site.releasesDir, (line) => console.log(line));
  await recordServices(site.releasesDir, await currentMaker());
  await loadDemoInventory({ dataDir: site.dataDir, databaseUrl: site.databaseUrl });
  running = await runSite(site, {
    root,
    env: childEnv,
    terminal: (text) => console.error(text),
  });
  try {
    await running.ready;
    console.log(`ready http://localhost:${site.port}`);
    void fillCompileCache(childEnv, root).then(running.prepareStandby);
  } catch (error) {
    await running.stop();
    if (!stopping) throw error;
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
