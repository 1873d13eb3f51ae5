import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { BuildMode } from "../build/base-config.ts";
import type { RunningSite } from "../start/site.ts";
import { affectedBy } from "./affected.ts";
import { buildAndActivate, untilRecordIsServed } from "./rebuild.ts";

/** Processes watch the dealers' files and need this time to reload them. */
const DEALERS_READ_MS = 500;

export interface DevSite {
  running: Pick<RunningSite, "state" | "hold" | "resume">;
  releasesDir: string;
  gatewayPort: number;
  /** Names that are built here; all others come from the release store. */
  builds: readonly ReleasableName[];
  mode: BuildMode;
  reload(): void;
  report(line: string): void;
}

/**
 * Returns a function that updates the running site after files have changed: it builds, restarts
 * processes and reloads open pages. Changes during an update are queued. After a failed build the last
 * good one stays live.
 */
export function createChangeHandler(site: DevSite): (files: string[]) => void {
  let work = Promise.resolve();
  return (files) => {
    work = work
      .then(() => updateSite(site, files))
      .catch((error: unknown) => {
        site.report(error instanceof Error ? error.message : String(error));
      });
  };
}

async function updateSite(site: DevSite, files: string[]): Promise<void> {
  const affected = affectedBy(files);
  const names = affected.build.filter((name) => site.builds.includes(name));
  const known = new Set(site.running.state().map(({ name }) => name));
  const restart = affected.restart.filter((name) => known.has(name));
  if (names.length + restart.length === 0 && !affected.reload) return;

  const begin = performance.now();
  const record = await buildAndActivate(site.releasesDir, names, site.mode);
  for (const name of restart) await site.running.hold(name);
  await Promise.all(restart.map((name) => site.running.resume(name)));
  if (record !== null) await untilRecordIsServed(site.gatewayPort, record);
  if (affected.reload) await sleep(DEALERS_READ_MS);
  site.reload();
  const done = [...names, ...restart.map((name) => `${name} restarted`)].join(", ");
  site.report(`${done || "dealers"}: ${Math.round(performance.now() - begin)} ms`);
}
