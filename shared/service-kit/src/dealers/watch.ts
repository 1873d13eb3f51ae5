import path from "node:path";
import { z } from "zod";
import { processEnv, readConfig, variables } from "../config.ts";
import type { Log } from "../log.ts";
import type { Dealers } from "./dealers.ts";
import { coalesceRuns } from "./watch/coalesce-runs.ts";
import { followDealers } from "./watch/dealer-follower.ts";
import { onFolderChange } from "./watch/folder-changes.ts";

export interface WatchOptions {
  log: Log;
  /**
   * How long a change must be settled before it is read, in ms: an editor writes in several steps.
   */
  settleMs?: number;
  /** How often the files are checked even without a notification, in ms. */
  pollMs?: number;
  /**
   * Path of the file with the last good configuration, for the next start; null = none. Default: the variable
   * LAST_GOOD_DEALERS.
   */
  lastGoodFile?: string | null;
  /**
   * The version of the configuration that the same code has checked, see `dealersOf`; null = none. Default: the
   * variable CHECKED_DEALERS.
   */
  checkedVersion?: string | null;
}

/** A configuration that follows its files. */
export interface DealerWatch {
  /** The last good configuration. Take it once per request. */
  current(): Dealers;
  /** The problems of the current files, a line each; empty when they are in use. */
  problems(): readonly string[];
  close(): void;
}

/** Open watches of this process. Services in one process share one, so that each file is read once. */
const open = new Map<string, { users: number; watch: Promise<DealerWatch> }>();

/**
 * Loads the configuration below `folder` and reloads it when a file changes. A broken edit is
 * logged and reported, and the last good configuration of that dealer stays in use, also after a restart.
 * @throws DealerConfigError when the files are broken at the start and no good configuration is stored.
 */
export async function watchDealers(folder: string, options: WatchOptions): Promise<DealerWatch> {
  const { log, settleMs = 100, pollMs = 5_000 } = options;
  const { lastGoodFile, checkedVersion } = { ...ofProcess(), ...options };
  const resolved = { log, settleMs, pollMs, lastGoodFile, checkedVersion };
  const key = JSON.stringify([path.resolve(folder), settleMs, pollMs, lastGoodFile]);
  const shared = open.get(key) ?? { users: 0, watch: openWatch(folder, resolved) };
  open.set(key, shared);
  shared.users += 1;
  const leave = () => {
    shared.users -= 1;
    if (shared.users > 0) return false;
    open.delete(key);
    return true;
  };
  const watch = await shared.watch.catch((error: unknown) => {
    leave();
    throw error;
  });
  let closed = false;
  return {
    ...watch,
    close: () => {
      if (closed) return;
      closed = true;
      if (leave()) watch.close();
    },
  };
}

async function openWatch(
  folder: string,
  { log, settleMs, pollMs, lastGoodFile, checkedVersion }: Required<WatchOptions>,
): Promise<DealerWatch> {
  const follower = await followDealers(folder, { log, lastGoodFile, checkedVersion });
  const look = coalesceRuns(() => follower.look());
  const stopListening = onFolderChange(folder, { settleMs, log }, look);
  const poll = setInterval(look, pollMs).unref();
  return {
    current: () => follower.dealers,
    problems: () => follower.problems,
    close: () => {
      stopListening();
      clearInterval(poll);
    },
  };
}

function ofProcess(): Required<Pick<WatchOptions, "lastGoodFile" | "checkedVersion">> {
  const { LAST_GOOD_DEALERS, CHECKED_DEALERS } = variables;
  const found = readConfig(z.object({ LAST_GOOD_DEALERS, CHECKED_DEALERS }), processEnv());
  return {
    lastGoodFile: found.LAST_GOOD_DEALERS ?? null,
    checkedVersion: found.CHECKED_DEALERS ?? null,
  };
}
