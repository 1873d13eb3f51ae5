import pLimit from "p-limit";

/** Maximum number of concurrent requests, for one machine's line to a bucket. */
const concurrency = 8;

/**
 * Does `work` for all items, some at once. After a failure no further item is begun; the error is thrown when the
 * others have ended, so that none of them writes any more.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const one = (item: T) =>
    limit(work, item).catch((error: unknown) => {
      limit.clearQueue();
      throw error;
    });
  const ended = await Promise.allSettled(items.map(one));
  // Items that were not begun come after the failed item.
  const failure = ended.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}
