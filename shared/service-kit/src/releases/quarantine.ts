import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A release that has stopped shell servers, by a loop, an error that nothing caught, or what it keeps in memory. */
export interface QuarantinedRelease {
  /** Epoch ms: until then it must not run. */
  until: number;
  times: number;
  /** When it stopped the latest of them, epoch ms, oldest first. Entries of earlier versions have none. */
  at?: number[];
}

/** By release, `name.release`. */
type Entries = Record<string, QuarantinedRelease>;

export const defaultQuarantineMs = 30_000;
const maxQuarantineMs = 60 * 60_000;
const maxMoments = 20;

/** Releases that stopped a shell server, as the next one has read them at its start. */
export interface Quarantine {
  file: string;
  /** True while `release` (`name.release`) must not run. */
  isQuarantined(release: string): boolean;
}

/** Reads the quarantine once at start, because only a process that ends writes it. */
export function readQuarantine(dataDir: string, now: () => number = Date.now): Quarantine {
  const entries = readQuarantined(dataDir);
  return {
    file: fileIn(dataDir),
    isQuarantined: (release) => (entries[release]?.until ?? 0) > now(),
  };
}

/** All that were ever in quarantine, by release (`name.release`). */
export function readQuarantined(dataDir: string): Entries {
  return readEntries(fileIn(dataDir));
}

/** Adds `release`, each time for twice as long. Synchronous, because the process ends right after. */
export function addToQuarantine(
  { file, firstMs = defaultQuarantineMs }: { file: string; firstMs?: number | undefined },
  release: string,
  now: number,
): void {
  const entries = readEntries(file);
  const { times: before = 0, at = [] } = entries[release] ?? {};
  const times = before + 1;
  const duration = Math.min(firstMs * 2 ** before, maxQuarantineMs);
  entries[release] = { until: now + duration, times, at: [...at, now].slice(-maxMoments) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entries, null, 2));
  renameSync(`${file}.new`, file);
}

/** Whether another release of the same remote has stopped a shell server in the hour before `now` (epoch ms). */
export function hasStoppedWithAnother(
  { file }: Pick<Quarantine, "file">,
  release: string,
  now: number,
): boolean {
  const [name = ""] = release.split(".");
  return Object.entries(readEntries(file)).some(
    ([id, { at = [] }]) =>
      id !== release &&
      id.startsWith(`${name}.`) &&
      at.some((moment) => moment > now - maxQuarantineMs),
  );
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, "quarantine.json");
}

function readEntries(file: string): Entries {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
