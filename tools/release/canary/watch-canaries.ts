import type { Canary, Maker, ReleaseRecord } from "@forecourt/contracts/release";
import { createJudge, type Judge } from "@forecourt/domain/canaries/judge";
import { canaryKey, canaryReleases } from "@forecourt/service-kit/releases/canary-contents";
import { canaryText } from "@forecourt/service-kit/releases/canary-text";
import { countOutcomes, outcomeCountsText } from "@forecourt/service-kit/releases/outcome-counts";
import { readRecord } from "@forecourt/service-kit/releases/record";
import type { ProcessMetrics } from "../running-metrics.ts";
import type { ReleaseStore, StoredName } from "../store/release-store.ts";
import { abort, promote } from "./change-canary.ts";
import { createCounterChanges } from "./counter-changes.ts";

interface WatchOptions {
  /** Store whose folder is read, and where records are put in force. */
  store: ReleaseStore;
  /** The metrics of all processes of the site; a process that does not answer is left out. */
  readProcesses(): Promise<readonly ProcessMetrics[]>;
  /** Reports a change, or a change that could not be made, to the operator. */
  report(line: string): void;
  /** Epoch ms. */
  now?: () => number;
}

/** Looks at all canaries once. */
export type LookAtCanaries = () => Promise<void>;

const lookEveryMs = 5_000;

/**
 * Looks at all canaries now and then: a canary that is worse than its baseline is rolled back, and a canary whose
 * schedule has ended is promoted. Any number of processes may do so: a record has one successor, so only one of them
 * acts.
 */
export function watchCanaries(options: WatchOptions, everyMs = lookEveryMs): { close(): void } {
  const look = createCanaryWatch(options);
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => options.report(`canaries: ${messageOf(error)}`))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/** Like `watchCanaries`, but looks once for each call. */
export function createCanaryWatch(options: WatchOptions): LookAtCanaries {
  const { store, readProcesses, now = Date.now } = options;
  const changesOf = createCounterChanges();
  const judges = new Map<string, Judge>();
  return async () => {
    const record = await readRecord(store.releasesDir);
    const canaries = record?.canaries ?? [];
    const ids = canaries.map((canary) => startOf(record, canary));
    for (const id of judges.keys()) if (!ids.includes(id)) judges.delete(id);
    if (!record || canaries.length === 0) return;
    // Read once for all canaries: a call returns the changes since the call before.
    const changes = changesOf(await readProcesses());
    for (const [index, canary] of canaries.entries()) {
      const id = ids[index] ?? "";
      const judge = judges.get(id) ?? createJudge();
      judges.set(id, judge);
      const worse = judge.add(countOutcomes(changes, canaryKey(canary)));
      if (worse) await rollBack(options, record, canary, outcomeCountsText(worse));
      else if (isAtEnd(canary, now())) await promoteScheduled(options, record, canary);
    }
  };
}

/** The record that started a canary, which distinguishes it from a later canary of the same releases. */
function startOf(record: ReleaseRecord | null, canary: Canary): string {
  const key = canaryKey(canary);
  const start = (record?.canaryChanges ?? []).find(
    (change) => change.action === "start" && canaryKey(change) === key,
  );
  return `${key} ${start?.record}`;
}

/** True once everybody gets a canary by its schedule. One for some places stays: nobody else was meant to get it. */
function isAtEnd({ steps, places }: Canary, now: number): boolean {
  const last = steps.at(-1);
  const isScheduled = steps.length > 1 && places.length === 0 && last?.percent === 100;
  return isScheduled && Date.parse(last.from) <= now;
}

async function rollBack(
  { store, report }: WatchOptions,
  since: ReleaseRecord,
  canary: Canary,
  because: string,
): Promise<void> {
  const made = machine("automatic rollback");
  await tellAbout(report, async () => {
    const { id } = await abort(store.releasesDir, namesOf(canary), { since, made, because, store });
    return `rolled back the ${canaryText(canary)}, because of ${because}; record ${id}`;
  });
}

async function promoteScheduled(
  { store, report }: WatchOptions,
  since: ReleaseRecord,
  canary: Canary,
): Promise<void> {
  const made = machine(`schedule of ${canary.by}`.slice(0, 100));
  await tellAbout(report, async () => {
    const { id } = await promote(store.releasesDir, namesOf(canary), { since, made, store });
    return `promoted the ${canaryText(canary)}, as its schedule says; record ${id}`;
  });
}

/**
 * Another process may have been faster, or a release may be gone; the next look decides on the record that is then in
 * force.
 */
async function tellAbout(
  report: WatchOptions["report"],
  act: () => Promise<string>,
): Promise<void> {
  try {
    report(await act());
  } catch (error) {
    report(`a canary stays as it is for now: ${messageOf(error)}`);
  }
}

function machine(by: string): Maker {
  return { by, commit: null, dirty: null };
}

function namesOf(canary: Canary): StoredName[] {
  return canaryReleases(canary).map(([name]) => name as StoredName);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
