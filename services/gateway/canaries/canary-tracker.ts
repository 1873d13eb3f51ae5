import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import { LRUCache } from "lru-cache";

/** The canaries that run, and the records of canaries that have ended. */
export interface CanaryTracker {
  /** True while a canary runs and for some seconds after it, in which a shell server may still be busy with its pages. */
  areRunning(): boolean;
  /** Whether `record` is a canary's: documents of a canary's earlier record stay open when another area changes. */
  include(record: string): boolean;
}

interface Options {
  /** Canaries of the record in force, also when a service of one does not run at the moment. */
  canaries: () => RecordedCanaries;
  /** Epoch ms. */
  now: () => number;
}

/** As long as a loop may take that the supervisor ends, and a shell server to load the next record. */
const endsAfterMs = 15_000;
const maxRemembered = 200;

export function createCanaryTracker({ canaries, now }: Options): CanaryTracker {
  const records = new LRUCache<string, true>({ max: maxRemembered });
  let lastAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const { canaries: running } = canaries();
    if (running.length === 0) return;
    lastAt = now();
    for (const { record } of running) records.set(record, true);
  };
  return {
    areRunning() {
      look();
      return now() - lastAt < endsAfterMs;
    },
    include(record) {
      look();
      return records.has(record);
    },
  };
}
