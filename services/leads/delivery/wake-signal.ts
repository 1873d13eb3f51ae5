/** Wakes a worker that waits, or is about to. */
export interface WakeSignal {
  notify(): void;
  /** Resolves on `notify`, at once if that was called since the last wait, or after the timeout. */
  wait(timeoutMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let isNotified = false;
  let wake: (() => void) | null = null;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait(timeoutMs) {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, timeoutMs);
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = null;
      }
      isNotified = false;
    },
  };
}
