/** Delays those who queue mails while delivery cannot keep up. */
export interface Backpressure {
  /** Resolves at once while inactive; else when it becomes inactive, at the latest after `maxDelayMs`. */
  waitForCapacity(): Promise<void>;
  /** Deactivating it ends every wait. */
  setActive(isActive: boolean): void;
}

export function createBackpressure(maxDelayMs: number): Backpressure {
  const waiting = new Set<() => void>();
  let isActive = false;
  return {
    async waitForCapacity() {
      if (!isActive) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, maxDelayMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
    setActive(active) {
      isActive = active;
      if (!active) for (const resolve of waiting) resolve();
    },
  };
}
