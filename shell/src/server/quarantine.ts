import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Releases that made a process hang, and until when they are left alone (ms since 1970). */
type Entries = Record<string, { until: number; times: number }>;

const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;

/** What the shell server knows about releases that hang. */
export interface Quarantine {
  file: string;
  /** Whether `release` (`name.release`) must not run now. */
  holds(release: string): boolean;
}

/** Reads the quarantine once, at start: only a process that died can have added to it. */
export function readQuarantine(dataDir: string, now: () => number = Date.now): Quarantine {
  const file = path.join(dataDir, "quarantine.json");
  const entries = readEntries(file);
  return { file, holds: (release) => (entries[release]?.until ?? 0) > now() };
}

/** Adds `release`, each time for twice as long as before. Synchronous: the process is about to end. */
export function addToQuarantine(file: string, release: string, now: number): void {
  const entries = readEntries(file);
  const times = (entries[release]?.times ?? 0) + 1;
  const pause = Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
  entries[release] = { until: now + pause, times };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entries, null, 2));
  renameSync(`${file}.new`, file);
}

function readEntries(file: string): Entries {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
