// Work of a start before any process runs: checks the dealers' files, builds changed releases, loads the demo's cars.
// It is a process of its own, because the supervisor lives as long as the site and would keep the memory of all this.
// Sends its results, see `Prepared`.
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { loadDemoInventory } from "../demo-inventory/load.ts";
import { currentMaker } from "../release/checkout.ts";
import { recordServices } from "../release/contracts/record-services.ts";
import { ensureReleases } from "../release/ensure.ts";
import { fetchLive } from "../release/store/fetch-live.ts";
import { bucketStoreOf } from "../release/store/store-of.ts";
import { checkDealers } from "./check-dealers.ts";
import { startConfig } from "./config.ts";
import { createFilesPrivately } from "./private-files.ts";
import type { Prepared } from "./run-preparation.ts";
import { lastGoodFileIn } from "./shared-env.ts";
import { StartError } from "./start-error.ts";

const root = path.resolve(import.meta.dirname, "../..");

createFilesPrivately();
try {
  const site = startConfig(process.argv.slice(2), processEnv(), root);
  const { version, warnings } = await checkDealers(site.dealersDir, lastGoodFileIn(site.dataDir));
  for (const line of warnings) console.error(line);
  const { releasesDir } = site;
  const print = (line: string) => console.log(line);
  const bucket = await bucketStoreOf(releasesDir, processEnv());
  const fetched = bucket && (await fetchLive(bucket, print));
  if (bucket === null || fetched === "nothing") {
    await ensureReleases(releasesDir, print, bucket ?? undefined);
  }
  if (fetched !== "unreachable") {
    await recordServices(releasesDir, await currentMaker(), undefined, bucket ?? undefined);
  }
  if (site.hasDemo) await loadDemoInventory(site);
  process.send?.({ checkedDealers: version } satisfies Prepared);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
