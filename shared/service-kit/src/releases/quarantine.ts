import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A release that has stopped shell servers, by an endless loop, an uncaught error, or the memory that it keeps. */
export interface QuarantinedRelease {
  /** Epoch ms: until then it must not run. */
  until: number;
  times: number;
  /**
   * Times at which it stopped the latest of them, epoch ms, oldest first. Optional: entries stored before this field
   * existed omit it.
   */
  at?: number[];
  /** Time at which it last filled the heap, epoch ms; missing = it has stopped processes in other ways only. */
  filledAt?: number;
}

/** A release that has stopped a shell server, or is about to, and how. */
interface StoppingRelease {
  /** `name.release` */
  release: string;
  /** True = by the memory that it keeps. */
  hasFilledHeap?: boolean;
}

/** Entries by release, `name.release`. */
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

/** All entries, including releases that may run again, by release (`name.release`). */
export function readQuarantined(dataDir: string): Entries {
  return readEntries(fileIn(dataDir));
}

/** Adds a release, each time for twice as long. Synchronous, because the process ends right after. */
export function addToQuarantine(
  { file, firstMs = defaultQuarantineMs }: { file: string; firstMs?: number | undefined },
  { release, hasFilledHeap = false }: StoppingRelease,
  now: number,
): void {
  const entries = readEntries(file);
  const { times: before = 0, at = [], ...known } = entries[release] ?? {};
  const times = before + 1;
  const duration = Math.min(firstMs * 2 ** before, maxQuarantineMs);
  const moments = [...at, now].slice(-maxMoments);
  const filled = hasFilledHeap ? { filledAt: now } : {};
  entries[release] = { ...known, until: now + duration, times, at: moments, ...filled };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(entries, null, 2));
  renameSync(`${file}.new`, file);
}

/**
 * Whether another release of the same remote has filled the heap in the hour before `now` (epoch ms). One that looped
 * or threw says nothing about who keeps the objects of this one.
 */
export function hasFilledWithAnother(
  { file }: Pick<Quarantine, "file">,
  release: string,
  now: number,
): boolean {
  const [name = ""] = release.split(".");
  return Object.entries(readEntries(file)).some(
    ([id, { filledAt = Number.NEGATIVE_INFINITY }]) =>
      id !== release && id.startsWith(`${name}.`) && filledAt > now - maxQuarantineMs,
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
