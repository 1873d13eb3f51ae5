import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { RunningSite } from "../start/site.ts";
import { affectedBy } from "./affected.ts";
import type { PageEvents } from "./errors/page-events.ts";
import type { DevBuilds } from "./rebuild.ts";

/** Processes watch the dealers' files and need this time to reload them. */
const DEALERS_READ_MS = 500;

export interface DevSite {
  running: Pick<RunningSite, "state" | "hold" | "resume">;
  /** Settles when the gateway serves pages of a record, or `isNeeded` returns false. */
  untilServed(record: string, isNeeded?: () => boolean): Promise<void>;
  /** Builds of the names that are built here; all other names come from the release store. */
  builds: Pick<DevBuilds, "names" | "buildAndActivate" | "entryOf">;
  events: Pick<PageEvents, "reload" | "refresh" | "served" | "show">;
  /** Whether components of a page can be replaced: the page has React's development build. */
  refreshes: boolean;
  report(line: string): void;
}

/**
 * Returns a function that updates the running site after files have changed: it builds, restarts processes, and
 * refreshes or reloads open pages. Changes during an update are queued. After a failed build, the last good build stays
 * live.
 */
export function createChangeHandler(site: DevSite): (files: string[]) => void {
  let work = Promise.resolve();
  let latest: string | null = null;
  const fail = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    site.report(text);
    site.events.show("build", text);
  };
  /** The next change does not wait for the server; pages of an earlier record are not requested any more. */
  async function checkRefreshed(record: string): Promise<void> {
    const isLatest = () => record === latest;
    await site.untilServed(record, isLatest);
    if (isLatest()) site.events.served();
  }
  async function update(files: string[]): Promise<void> {
    const built = await buildChanged(site, files);
    if (built === null) return;
    latest = built.record;
    if (built.record !== null && site.refreshes && files.every(isRefreshed)) {
      site.events.show("build", null);
      site.events.refresh(entriesOf(site, built.names));
      checkRefreshed(built.record).catch(fail);
    } else await restartAndReload(site, built);
    const done = [...built.names, ...built.restart.map((name) => `${name} restarted`)].join(", ");
    site.report(`${done || "dealers"}: ${Math.round(performance.now() - built.begin)} ms`);
  }
  return (files) => {
    work = work.then(() => update(files)).catch(fail);
  };
}

interface Built {
  names: readonly ReleasableName[];
  /** The processes that the change is in. */
  restart: readonly string[];
  /** Whether pages show it without a build or a restart. */
  reload: boolean;
  record: string | null;
  begin: number;
}

/** Null = the change is in nothing that runs here. */
async function buildChanged(site: DevSite, files: string[]): Promise<Built | null> {
  const { reload, ...affected } = affectedBy(files);
  const names = affected.build.filter((name) => site.builds.names.includes(name));
  const known = new Set(site.running.state().map(({ name }) => name));
  const restart = affected.restart.filter((name) => known.has(name));
  if (names.length + restart.length === 0 && !reload) return null;
  const begin = performance.now();
  const record = await site.builds.buildAndActivate(names, files);
  return { names, restart, reload, record, begin };
}

async function restartAndReload(site: DevSite, { restart, reload, record }: Built): Promise<void> {
  for (const name of restart) await site.running.hold(name);
  await Promise.all(restart.map((name) => site.running.resume(name)));
  if (record !== null) await site.untilServed(record);
  if (reload) await sleep(DEALERS_READ_MS);
  site.events.show("build", null);
  site.events.reload();
}

/** Whether a file holds only browser code: texts, styles, and server code come with a document. */
function isRefreshed(file: string): boolean {
  return /^mfe-[\w-]+\/src\/.*\.tsx?$/.test(file) && !/(\.server|\.test|-loader)\.tsx?$/.test(file);
}

function entriesOf({ builds }: DevSite, names: readonly ReleasableName[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = builds.entryOf(name);
      return entry === null ? [] : [[name.replace("mfe-", ""), entry]];
    }),
  );
}
