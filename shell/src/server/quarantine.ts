import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Releases that blocked a process, and until when they must not run (epoch ms). */
type Entries = Record<string, { until: number; times: number }>;

const minQuarantineMs = 30_000;
const maxQuarantineMs = 60 * 60_000;

/** Releases that hang, as the shell server has read them at start. */
export interface Quarantine {
  file: string;
  /** True while `release` (`name.release`) must not run. */
  isQuarantined(release: string): boolean;
}

/** Reads the quarantine once at start, because only a process that ends writes it. */
export function readQuarantine(dataDir: string, now: () => number = Date.now): Quarantine {
  const file = path.join(dataDir, "quarantine.json");
  const entries = readEntries(file);
  return { file, isQuarantined: (release) => (entries[release]?.until ?? 0) > now() };
}

/** Adds `release`, each time for twice as long. Synchronous, because the process ends right after. */
export function addToQuarantine(file: string, release: string, now: number): void {
  const entries = readEntries(file);
  const times = (entries[release]?.times ?? 0) + 1;
  const duration = Math.min(minQuarantineMs * 2 ** (times - 1), maxQuarantineMs);
  entries[release] = { until: now + duration, times };
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
