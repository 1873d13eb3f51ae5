import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { Log } from "@forecourt/service-kit/log";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import { verifyRecord } from "@forecourt/service-kit/releases/verify-record";
import { watchRecord } from "@forecourt/service-kit/releases/watch-record";
import { readLastGood, writeLastGood } from "./last-good-record.ts";
import type { Renderers } from "./renderers.ts";

interface FollowOptions {
  releasesDir: string;
  /** Folder in which the last good record is stored for the next start. */
  dataDir: string;
  renderers: Renderers;
  /** Null = records need no signature. */
  check: CheckSignature | null;
  log: Log;
}

/**
 * Activates the release record of the store, now and whenever it changes. A record that is not signed, was changed,
 * whose files are not what was published or whose shell does not load leaves the last good one live, also after a
 * restart, and is reported in `problems`.
 */
export async function followRecord(options: FollowOptions) {
  const { releasesDir, dataDir, renderers, check, log } = options;
  let problem: string | null = null;
  const report = (error: unknown) => {
    const text = `release record: ${error instanceof Error ? error.message : String(error)}`;
    // The same record is tried repeatedly, with the same problem, which is logged once.
    if (text !== problem)
      log.error({ err: error }, "the new release record is not usable, keeping the last");
    problem = text;
  };
  const goLive = async (record: ReleaseRecord, canaries: ReleaseRecord[]) => {
    await renderers.activate(record, canaries);
    await writeLastGood(dataDir, record).catch((error: unknown) => {
      log.warn({ err: error }, "the last good release record is not stored");
    });
  };
  const first = await activateFirst({ ...options, goLive, report });
  const watch = watchRecord(releasesDir, first?.id ?? null, {
    check,
    async onChange(next) {
      await verifyRecord(releasesDir, next, renderers.live());
      const canaries = await canariesOf(options, next);
      for (const canary of canaries) await verifyRecord(releasesDir, canary, next);
      await goLive(next, canaries);
      problem = null;
    },
    onError: report,
  });
  return {
    problems: (): string[] => (problem === null ? [] : [problem]),
    close: () => watch.close(),
  };
}

/** The records of a record's canaries. @throws Error when one is missing, not signed or changed */
async function canariesOf(
  { releasesDir, check }: Pick<FollowOptions, "releasesDir" | "check">,
  { id, canaries = [] }: ReleaseRecord,
): Promise<ReleaseRecord[]> {
  return Promise.all(
    canaries.map(async ({ record }) => {
      const canary = await readRecordById(releasesDir, record, check);
      if (!canary?.tries) throw new Error(`record ${id} names the canary ${record}, which is none`);
      return canary;
    }),
  );
}

/** The record with the records of its canaries; without any when they are not usable, which is reported. */
async function withUsableCanaries(
  options: FirstOptions,
  record: ReleaseRecord,
): Promise<[ReleaseRecord, ReleaseRecord[]]> {
  try {
    return [record, await canariesOf(options, record)];
  } catch (error) {
    options.report(error);
    return [{ ...record, canaries: [] }, []];
  }
}

interface FirstOptions extends FollowOptions {
  goLive(record: ReleaseRecord, canaries: ReleaseRecord[]): Promise<void>;
  report(error: unknown): void;
}

/**
 * At the start there is nothing to keep: a remote whose files differ is missing alone, and its area shows its fallback.
 * @throws Error when the record is not usable and no good one is stored
 */
async function activateFirst(options: FirstOptions): Promise<ReleaseRecord | null> {
  const { releasesDir, dataDir, renderers, check, goLive, report } = options;
  try {
    const record = await readRecord(releasesDir, check);
    if (record) await goLive(...(await withUsableCanaries(options, record)));
    return record;
  } catch (error) {
    const lastGood = await readLastGood(dataDir);
    if (!lastGood) throw error;
    report(error);
    // Without its canaries, whose files may have the fault.
    await renderers.activate({ ...lastGood, canaries: [] });
    return lastGood;
  }
}
