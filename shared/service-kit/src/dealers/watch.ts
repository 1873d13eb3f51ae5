import type { Log } from "../log.ts";
import type { Dealers } from "./dealers.ts";
import { loadDealers } from "./load.ts";
import { DealerConfigError } from "./problems/problem.ts";
import { coalesceRuns } from "./watch/coalesce-runs.ts";
import { fingerprint, onFolderChange } from "./watch/folder-changes.ts";

export interface WatchOptions {
  log: Log;
  /**
   * How long a change must be settled before it is read, in ms: an editor writes in several steps.
   */
  settleMs?: number;
  /** How often the files are checked even without a notification, in ms. */
  pollMs?: number;
}

/** A configuration that follows its files. */
export interface DealerWatch {
  /** The last good configuration. Take it once per request. */
  current(): Dealers;
  /** The problems of the current files, a line each; empty when they are in use. */
  problems(): readonly string[];
  close(): void;
}

/**
 * Loads the configuration below `folder` and reloads it when a file changes. A broken edit is
 * logged and reported, and the last good configuration stays in use.
 * @throws DealerConfigError when the files are broken at the start.
 */
export async function watchDealers(folder: string, options: WatchOptions): Promise<DealerWatch> {
  const { log, settleMs = 100, pollMs = 5_000 } = options;
  // Taken before loading, so that a change in between is read afterwards.
  let seen = await fingerprint(folder);
  let dealers = await loadDealers(folder);
  let problems: readonly string[] = [];

  const look = coalesceRuns(async () => {
    try {
      const now = await fingerprint(folder);
      if (now === seen) return;
      seen = now;
      dealers = await loadDealers(folder);
      problems = [];
      log.info({ version: dealers.version }, "the dealers' configuration was read again");
    } catch (error) {
      const lines = error instanceof DealerConfigError ? error.problems : [String(error)];
      // A file that could not be read may reappear unchanged, and must then be read again.
      if (!(error instanceof DealerConfigError)) seen = "";
      if (lines.join() === problems.join()) return;
      problems = lines;
      log.error({ problems }, "the dealers' configuration is broken; the last good one stays");
    }
  });
  const stopListening = onFolderChange(folder, { settleMs, log }, look);
  const poll = setInterval(look, pollMs).unref();
  return {
    current: () => dealers,
    problems: () => problems,
    close: () => {
      stopListening();
      clearInterval(poll);
    },
  };
}
