import pLimit from "p-limit";

/** A lock that is granted in the order of `acquire`. */
export interface FairMutex {
  acquire(): Lock;
}

export interface Lock {
  /** Resolves when the lock is held. */
  acquired: Promise<void>;
  /** Releases the lock, or leaves the queue. Safe to call twice. */
  release(): void;
}

/** @param timeoutMs A lock that is held for longer is released, so that it cannot block the queue. */
export function createFairMutex(timeoutMs: number): FairMutex {
  const limit = pLimit(1);
  return {
    acquire() {
      const acquired = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      void limit(async () => {
        acquired.resolve();
        const timer = setTimeout(released.resolve, timeoutMs);
        await released.promise;
        clearTimeout(timer);
      });
      return { acquired: acquired.promise, release: () => released.resolve() };
    },
  };
}
