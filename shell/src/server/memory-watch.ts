import { getHeapStatistics } from "node:v8";
import type { Allocations } from "./allocations.ts";

export interface MemoryWatchOptions {
  allocations: Allocations;
  /** Called with the release (`name.release`) that fills the heap. */
  onFilled(release: string): void;
  /** Bytes of the heap that are in use, garbage among them, and its limit. */
  readHeap?(): { used: number; limit: number };
}

/** Shares of the heap's limit. */
const shares = {
  /** From this share on, allocations are recorded. */
  recorded: 0.5,
  /** From this share on, not counting garbage, the process would end soon. */
  nearLimit: 0.7,
  /** Less than this is no proof: a bounded cache may have changed its contents. */
  proof: 0.1,
};

/** Checks between two looks at the record: each one collects garbage. */
const checksBetween = 6;

/**
 * Finds which release fills the heap, before it is full. Returns a function that is called now and then: it reads one
 * number while memory is fine.
 */
export function createMemoryWatch(options: MemoryWatchOptions): () => Promise<void> {
  const { allocations, onFilled, readHeap = readHeapOfThread } = options;
  let isRecording = false;
  let isLooking = false;
  let resting = 0;
  async function check(): Promise<void> {
    const { used, limit } = readHeap();
    resting -= 1;
    if (used < limit * shares.recorded) {
      if (isRecording) allocations.stop();
      isRecording = false;
    } else if (!isRecording) {
      isRecording = true;
      await allocations.start();
    } else if (used >= limit * shares.nearLimit && resting < 0) {
      resting = checksBetween;
      const { all, byRelease } = await allocations.held();
      if (readHeap().used < limit * shares.nearLimit || all < limit * shares.proof) return;
      for (const [release, bytes] of byRelease) if (bytes > all / 2) onFilled(release);
    }
  }
  return async () => {
    if (isLooking) return;
    isLooking = true;
    await check().finally(() => {
      isLooking = false;
    });
  };
}

function readHeapOfThread() {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit };
}
