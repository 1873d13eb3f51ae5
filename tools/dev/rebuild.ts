import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { type BuildMode, root } from "../build/base-config.ts";
import { type Builder, createBuilder } from "../build/run.ts";
import { activate, type Releases } from "../release/activate.ts";
import { store } from "../release/publish.ts";
import { withSourcePositions } from "./errors/build-error.ts";

/** Builds from source into a temporary release store, again and again. */
export interface DevBuilds {
  names: readonly ReleasableName[];
  /**
   * Builds each of `names`, and the names whose last build failed, and activates the results. Returns the record's id;
   * null when nothing was to be built.
   * @param changed paths from the root of the repository; files that no build of `names` has are ignored
   * @throws Error when a build fails; the last good build stays live
   */
  buildAndActivate(
    names: readonly ReleasableName[],
    changed?: readonly string[],
  ): Promise<string | null>;
  /** The address of the latest entry for browsers; null = it has not been built. */
  entryOf(name: ReleasableName): string | null;
  close(): Promise<void>;
}

export interface DevBuildsOptions {
  releasesDir: string;
  /** Where Rspack writes, a folder for each name. */
  output: string;
  names: readonly ReleasableName[];
  mode: BuildMode;
}

/** No other site reads this store, and asking git takes longer than a build. */
const made = { by: "npm run dev", commit: null, dirty: null };

/**
 * Maximum number of stored builds of each name. Open pages may still load files of recent builds; each has some
 * megabytes.
 */
const maxStored = 8;

export function createDevBuilds(options: DevBuildsOptions): DevBuilds {
  const { releasesDir, names } = options;
  const builds = new Map(names.map((name) => [name, createDevBuild(name, options)]));
  return {
    names,
    async buildAndActivate(some, changed = []) {
      // To all before the first is built: when it fails, the others still know.
      for (const name of some) builds.get(name)?.changed(changed);
      const chosen = [...builds.values()].filter((one) => one.isOutdated());
      if (chosen.length === 0) return null;
      const releases: Releases = {};
      for (const one of chosen) releases[one.name] = await one.build();
      const { id } = await activate(releasesDir, releases, { made });
      for (const one of chosen) one.removeOld();
      return id;
    },
    entryOf: (name) => builds.get(name)?.entry() ?? null,
    async close() {
      for (const one of builds.values()) await one.close();
    },
  };
}

function createDevBuild(name: ReleasableName, { releasesDir, output, mode }: DevBuildsOptions) {
  const changed = new Set<string>();
  let builder: Promise<Builder> | undefined;
  let stored: string[] = [];
  let isOutdated = false;
  let entry: string | null = null;
  let removal = Promise.resolve();
  return {
    name,
    entry: () => entry,
    /** True until a build has succeeded after a change. */
    isOutdated: () => isOutdated,
    changed(files: readonly string[]) {
      isOutdated = true;
      for (const file of files) changed.add(path.join(root, file));
    },
    /** Returns the id of the release. */
    async build(): Promise<string> {
      builder ??= createBuilder(name, { mode, debug: true, output: path.join(output, name) });
      const { build } = await builder;
      const files = [...changed];
      changed.clear();
      const built = await build(files).catch((cause: unknown) => {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(withSourcePositions(name, message), { cause });
      });
      const { release } = await store(releasesDir, name, built, { temporary: true });
      isOutdated = false;
      entry = `/remotes/${name}/${release}/web/${built.entry.web}`;
      stored = [...stored.filter((one) => one !== release), release];
      return release;
    },
    async close() {
      await removal;
      await (await builder)?.close();
    },
    /** In the background; a folder that cannot be removed stays in the temporary store. */
    removeOld() {
      const old = stored.splice(0, Math.max(0, stored.length - maxStored));
      const remove = (release: string) =>
        rm(releaseFolder(releasesDir, name, release), { recursive: true, force: true });
      removal = Promise.all([removal, ...old.map(remove)]).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}

const POLL_MS = 20;
const TIMEOUT_MS = 60_000;

/** The gateway's `staleHeader`. */
const staleHeader = "x-forecourt-stale";

/**
 * Waits until the gateway serves pages of a record. Returns after a time-out, because the next change retries, and once
 * `isNeeded` returns false. A stale copy of the record is no evidence about other pages: the gateway does not know yet
 * that their copies are of an earlier record.
 */
export async function untilRecordIsServed(
  gatewayPort: number,
  record: string,
  isNeeded = () => true,
): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (isNeeded() && performance.now() < deadline) {
    const answer = await fetch(`http://localhost:${gatewayPort}/`, { method: "HEAD" });
    const { headers } = answer;
    if (headers.get("x-record") === record && !headers.has(staleHeader)) return;
    await sleep(POLL_MS);
  }
}
