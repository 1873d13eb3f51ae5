/** For one machine's line to a bucket. */
const atOnce = 8;

/**
 * Does `work` for all items, some at once. After a failure no further ones are begun; it is thrown when the others have
 * ended.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ended.find((one) => one.status === "rejected");
  if (failure) throw failure.reason;
}
