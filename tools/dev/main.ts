import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../build/base-config.ts";
import { loadDemoInventory } from "../demo-inventory/load.ts";
import { checkDealers } from "../start/check-dealers.ts";
import { startConfig } from "../start/config.ts";
import { freePorts } from "../start/free-ports.ts";
import type { Site } from "../start/plan.ts";
import { checkStart, type RunningSite, runSite } from "../start/site.ts";
import { StartError } from "../start/start-error.ts";
import { stopOnSignal } from "../start/stop-on-signal.ts";
import { createTypeCheck } from "./errors/check-types.ts";
import { createPageEvents } from "./errors/page-events.ts";
import { createErrorReports } from "./errors/report-errors.ts";
import { createChangeHandler } from "./follow-changes.ts";
import { type DevOptions, devOptions } from "./options.ts";
import { prepareOwnReleases, prepareRecord } from "./prepare-releases.ts";
import { createDevBuilds, type DevBuilds, untilRecordIsServed } from "./rebuild.ts";
import { createReloadProxy } from "./reload-proxy.ts";
import { watchSources } from "./watch-sources.ts";

const watched = ["dealers", "services", "shared", ...ReleasableName.options];

/** A process that starts slowly beside other work would only begin again if it were ended. */
const START_MS = 600_000;

/** Longer than in production: while a build uses the processor, no part of a page is left out, and none is refused. */
const patient = {
  PAGE_VISITOR_MS: "8000",
  PAGE_RESOLVE_MS: "15000",
  PAGE_RENDER_MS: "10000",
  PAGE_DEFERRED_MS: "15000",
  PAGE_FRAGMENT_MS: "8000",
  PAGE_WHOLE_MS: "8000",
  PAGE_FIRST_BYTE_MS: "30000",
  MAX_READ_LAG_MS: "15000",
  HANG_MS: "20000",
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function main(args: readonly string[]): Promise<void> {
  const { names, types, record } = devOptions(args);
  const env = { FORECOURT_STAGE: "development", ...processEnv() };
  const outer = startConfig([], env, root);
  const site = await developmentSite(outer, record);
  const { port, dataDir, releasesDir } = site;
  await checkStart({ ...outer, dataDir });
  let running: RunningSite | null = null;
  stopOnSignal(() => {
    if (running === null) process.exit(1);
    void running.stop().then(() => process.exit());
  });

  const report = (line: string) => console.log(line);
  await prepareStore(outer, site, { names, record, report });
  await checkDealers(site.dealersDir);
  // A released shell has the React of production, which replaces no components.
  const refreshes = record === null;
  const builds = createSiteBuilds(site, namesToBuild(names, record), refreshes);
  await builds.buildAndActivate(builds.names);
  await loadDemoInventory({ dataDir, databaseUrl: site.databaseUrl });
  const events = createPageEvents();
  const errors = createErrorReports({ releasesDir, report, events });
  running = await runSite(site, {
    root,
    env: { ...patient, ...env },
    terminal: report,
    onLine: errors.onLine,
    healthCheck: { stoppedAfterMs: 60_000, startTimeoutMs: START_MS },
    readyWithinMs: START_MS,
  });
  await running.ready;

  const proxy = createReloadProxy({
    gatewayPort: port,
    events,
    onPageError: errors.onPageError,
    refreshes,
  });
  proxy.listen(outer.port, outer.host);
  await once(proxy, "listening");
  const onChange = createChangeHandler({
    running,
    untilServed: (...asked) => untilRecordIsServed(port, ...asked),
    builds,
    events,
    refreshes,
    report,
  });
  const checkTypes = types
    ? await createTypeCheck({
        cache: path.join(dataDir, "types"),
        names: builds.names,
        onResult: errors.onTypes,
      })
    : undefined;
  checkTypes?.();
  await watchSources(root, watched, (files) => {
    onChange(files);
    if (files.some((file) => /\.tsx?$/.test(file))) checkTypes?.();
  });
  console.log(`ready http://localhost:${outer.port}`);
}

/** A site of its own, beside that of `outer`. */
async function developmentSite(outer: Site, record: string | null): Promise<Site> {
  const [port = 0] = await freePorts(1);
  const dataDir = path.join(outer.dataDir, "dev");
  return {
    ...outer,
    mode: "separate",
    gateways: 1,
    host: "127.0.0.1",
    port,
    dataDir,
    releasesDir: path.join(dataDir, "releases"),
    dealersDir: record === null ? outer.dealersDir : path.join(dataDir, "dealers"),
  };
}

/** Fills the temporary release store with the releases that are not built here. */
async function prepareStore(
  from: Site,
  to: Site,
  { names, record, report }: Pick<DevOptions, "names" | "record"> & { report(line: string): void },
): Promise<void> {
  await rm(to.releasesDir, { recursive: true, force: true });
  if (record !== null) {
    for (const line of await prepareRecord(from, record, to)) report(line);
  } else if (names.length > 0) await prepareOwnReleases(from.releasesDir, to.releasesDir, report);
}

/** All names when none was chosen. The shell is added, unless a record provides it. */
function namesToBuild(
  chosen: readonly ReleasableName[],
  record: string | null,
): readonly ReleasableName[] {
  if (chosen.length === 0) return ReleasableName.options;
  return record === null ? [...new Set<ReleasableName>(["shell", ...chosen])] : chosen;
}

function createSiteBuilds(
  { dataDir, releasesDir }: Site,
  names: readonly ReleasableName[],
  development: boolean,
): DevBuilds {
  return createDevBuilds({
    releasesDir,
    output: path.join(dataDir, "builds"),
    names,
    // Beside a shell that was released, a remote is built for the same React.
    mode: development ? "development" : "production",
  });
}
