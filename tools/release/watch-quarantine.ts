import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import {
  type QuarantinedRelease,
  readQuarantined,
} from "@forecourt/service-kit/releases/quarantine";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { rollback } from "./activate.ts";
import { abort } from "./canary/change-canary.ts";
import type { ReleaseStore } from "./store/release-store.ts";

interface WatchOptions {
  /** Store whose folder is read, and where records are put in force. */
  store: ReleaseStore;
  /** Data folder of the site, in which its shell servers note which release has stopped them. */
  dataDir: string;
  /** Reports a change, or a change that could not be made, to the operator. */
  report(line: string): void;
  /** Epoch ms. */
  now?: () => number;
}

/** A release that has stopped so many shell servers within so many minutes is rolled back. */
const stopLimit = { times: 3, minutes: 15 };

const lookEveryMs = 5_000;
const made = { by: "automatic rollback", commit: null, dirty: null };

/** Looks now and then at the releases in quarantine, see `createQuarantineWatch`. */
export function watchQuarantine(options: WatchOptions): { close(): void } {
  const look = createQuarantineWatch(options);
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => options.report(`quarantine: ${String(error)}`))
      .finally(() => {
        running = null;
      });
  }, lookEveryMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/**
 * Rolls back a live release, or a canary, that has stopped shell servers again and again: between two quarantines each
 * visitor of its area would wait for the next one. A release that cannot be rolled back is reported once.
 */
export function createQuarantineWatch(options: WatchOptions): () => Promise<void> {
  const { store, dataDir, report, now = Date.now } = options;
  const reported = new Set<string>();
  return async () => {
    const stopping = Object.entries(readQuarantined(dataDir)).filter(([, entry]) =>
      isOverLimit(entry, now()),
    );
    if (stopping.length === 0) return;
    const record = await readRecord(store.releasesDir);
    for (const [id] of stopping) {
      const [name = "", release = ""] = id.split(".");
      try {
        const line = await rollBack(store, record, [name as ReleasableName, release]);
        if (line !== null) report(line);
      } catch (error) {
        const line = `${name} ${release} stays, though it stops shell servers: ${String(error)}`;
        if (!reported.has(line)) report(line);
        reported.add(line);
      }
    }
  };
}

function isOverLimit({ at = [] }: QuarantinedRelease, now: number): boolean {
  const since = now - stopLimit.minutes * 60_000;
  return at.filter((moment) => moment > since).length >= stopLimit.times;
}

/**
 * Text about the rollback; null when the release is neither live nor a canary's.
 * @throws Error when nothing was live before
 */
async function rollBack(
  store: ReleaseStore,
  since: ReleaseRecord | null,
  [name, release]: [ReleasableName, string],
): Promise<string | null> {
  const because = `${name} ${release} stopped ${stopLimit.times} shell servers within ${stopLimit.minutes} minutes`;
  const isTried = since?.canaries?.some(({ releases }) => releases[name] === release) ?? false;
  if (!since || (since.live[name] !== release && !isTried)) return null;
  const { id } = isTried
    ? await abort(store.releasesDir, [name], { since, made, because, store })
    : await rollback(store.releasesDir, name, { since, made, because, store });
  return `rolled back, because ${because}; record ${id}`;
}
