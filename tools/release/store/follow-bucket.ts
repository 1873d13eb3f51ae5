import { setTimeout as sleep } from "node:timers/promises";
import { readRecordById } from "@forecourt/service-kit/releases/record";
import { sweep } from "../sweep/sweep.ts";
import { BucketError } from "./bucket.ts";
import type { BucketStore } from "./bucket-store.ts";

interface FollowOptions {
  /** Reports a problem to the operator, once, and its end. */
  report(line: string): void;
  /** Between two looks at the record in force. */
  everyMs?: number;
}

export interface FollowedBucket {
  /** Why the folder may differ from the bucket; null = they are the same. */
  problem(): string | null;
  close(): Promise<void>;
}

const defaultEveryMs = 1_000;

const maxCloseMs = 2_000;

/** After failures, looks are further and further apart, up to so many times. */
const maxFactor = 30;

/** The other records, such as previews, are looked for with every so many looks. */
const othersEvery = 10;

/**
 * Keeps the folder of a store like the bucket: the record in force within a second or two, then the earlier records,
 * whose pages are still open, and previews. While the bucket does not answer, or has a file that differs from the
 * published one, the folder stays as it is. One process of a machine does this for all.
 */
export function followBucket(
  store: BucketStore,
  { report, everyMs = defaultEveryMs }: FollowOptions,
): FollowedBucket {
  const closed = new AbortController();
  const others = createOthers(store, report);
  let problem: string | null = null;
  let reported: string | null = null;
  let failures = 0;
  let looks = 0;
  let inForce: string | null = null;

  async function look(): Promise<void> {
    const record = await store.follow();
    if (looks % othersEvery === 0) await others.fetch();
    looks += 1;
    if (record && inForce !== null && record.id !== inForce) await sweep(store.releasesDir);
    inForce = record?.id ?? null;
  }

  async function run(): Promise<void> {
    while (!closed.signal.aborted) {
      try {
        await look();
        if (problem !== null) report(`${store.bucketName} is followed again`);
        problem = null;
        reported = null;
        failures = 0;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        // The fetch is repeated. A bucket that cannot be reached fails with another object each time, so its errors
        // count as one.
        const kind = error instanceof BucketError ? "bucket" : text;
        if (kind !== reported && !closed.signal.aborted) {
          report(`releases stay as they are: ${text}`);
        }
        reported = kind;
        problem = text;
        failures += 1;
      }
      const factor = Math.min(2 ** failures, maxFactor);
      await sleep(everyMs * factor, undefined, { signal: closed.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  const running = run();
  return {
    problem: () => problem,
    async close() {
      closed.abort();
      // A bucket that does not answer must not hold up the end of the site.
      await Promise.race([running, sleep(maxCloseMs, undefined, { ref: false })]);
      store.close();
    },
  };
}

/** Fetches the records that are not in force into the folder, each once: a sweep of the folder may remove it again. */
function createOthers(store: BucketStore, report: FollowOptions["report"]) {
  const seen = new Set<string>();
  const reported = new Set<string>();
  const fetchOne = async (id: string) => {
    const isHere = (await readRecordById(store.releasesDir, id)) !== null;
    if (!isHere) await store.fetchRecord(id);
    seen.add(id);
  };
  return {
    async fetch(): Promise<void> {
      for (const id of (await store.recordIds()).filter((one) => !seen.has(one))) {
        // The record in force does not wait for earlier ones.
        await fetchOne(id).catch((error: unknown) => {
          const line = `the earlier record ${id} is not here: ${String(error)}`;
          if (!reported.has(line)) report(line);
          reported.add(line);
        });
      }
    },
  };
}
