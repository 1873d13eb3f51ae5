import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { RunningSite } from "../start/site.ts";
import { affectedBy } from "./affected.ts";
import type { PageEvents } from "./errors/page-events.ts";
import { type DevBuilds, untilRecordIsServed } from "./rebuild.ts";

/** Processes watch the dealers' files and need this time to reload them. */
const DEALERS_READ_MS = 500;

export interface DevSite {
  running: Pick<RunningSite, "state" | "hold" | "resume">;
  gatewayPort: number;
  /** Of the names that are built here; all others come from the release store. */
  builds: Pick<DevBuilds, "names" | "buildAndActivate" | "entryOf">;
  events: Pick<PageEvents, "reload" | "refresh" | "show">;
  /** Whether components of a page can be replaced: its React is that of development. */
  refreshes: boolean;
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
        const text = error instanceof Error ? error.message : String(error);
        site.report(text);
        site.events.show("build", text);
      });
  };
}

async function updateSite(site: DevSite, files: string[]): Promise<void> {
  const affected = affectedBy(files);
  const names = affected.build.filter((name) => site.builds.names.includes(name));
  const known = new Set(site.running.state().map(({ name }) => name));
  const restart = affected.restart.filter((name) => known.has(name));
  if (names.length + restart.length === 0 && !affected.reload) return;

  const begin = performance.now();
  const record = await site.builds.buildAndActivate(names, files);
  for (const name of restart) await site.running.hold(name);
  await Promise.all(restart.map((name) => site.running.resume(name)));
  if (record !== null) await untilRecordIsServed(site.gatewayPort, record);
  if (affected.reload) await sleep(DEALERS_READ_MS);
  site.events.show("build", null);
  if (site.refreshes && files.every(isComponent)) site.events.refresh(entriesOf(site, names));
  else site.events.reload();
  const done = [...names, ...restart.map((name) => `${name} restarted`)].join(", ");
  site.report(`${done || "dealers"}: ${Math.round(performance.now() - begin)} ms`);
}

/** What only draws: the data of a page, its texts and styles come with a document. */
function isComponent(file: string): boolean {
  return /^mfe-[\w-]+\/src\/.*\.tsx$/.test(file) && !/\.(server|test)\.tsx$/.test(file);
}

function entriesOf({ builds }: DevSite, names: readonly ReleasableName[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = builds.entryOf(name);
      return entry === null ? [] : [[name.replace("mfe-", ""), entry]];
    }),
  );
}
